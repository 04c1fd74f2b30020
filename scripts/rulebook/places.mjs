// Where things lie, seen from a page in rules/.

/** The rulebook of a game, at a rule. */
export const ruleAddress = (game, id) => `${game}.html${id === undefined ? "" : `#${id}`}`;
/** How a game goes, on one page. */
export const overviewAddress = (game) => `${game}-overview.html`;
export const coverageAddress = (game) => `${game}-coverage.html`;
/** A line of a source. */
export const sourceAddress = ({ file, line }) => `../source/${file}.html#L${line}`;
/** An example as a page that needs no script, as a picture, and running. */
export const exampleAddress = (game, id) => `../examples/${game}/${id}.html`;
export const pictureAddress = (game, id) => `../examples/${game}/${id}.svg`;
export const liveAddress = (game, id) => `../embed.html#game=${game}&example=${id}`;
