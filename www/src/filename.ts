/** A name for a saved game that every file system takes. */
export function fileName(name: string): string {
  return `${plainName(name)}.katabasis.txt`;
}

/** Letters, digits and hyphens. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return plain.slice(0, 60) || "game";
}
