// The rulebook's pages read well without this; with it they are searched, run their examples, and work without a network.
import { startPwa } from "./pwa";
import { arrive } from "./rulebook/arrive";
import { searchBook } from "./rulebook/book";
import { liveExamples } from "./rulebook/live";
import { searchShelf } from "./rulebook/shelf";

if (document.getElementById("page-hits") === null) searchBook();
else searchShelf();
liveExamples(document);
arrive();
void startPwa();
