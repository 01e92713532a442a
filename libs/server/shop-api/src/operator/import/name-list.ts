const SEPARATOR = /[,、|]/;
const BETWEEN = ', ';
const QUOTE = '"';
/** A name in quotes up to the next separator, or what is before that. */
const LISTED = /(?:^|[,、|])\s*(?:"((?:[^"]|"")*)"\s*(?=[,、|]|$)|([^,、|]*))/g;

/** The names in a cell: `麻, 夏`; one with a comma stands in quotes. */
export const namesOfList = (cell: string): readonly string[] =>
  [...cell.matchAll(LISTED)]
    .map(([, quoted, plain = '']) => (quoted?.replaceAll(QUOTE + QUOTE, QUOTE) ?? plain).trim())
    .filter(Boolean);

/** The cell of these names. */
export const listOfNames = (names: readonly string[]): string =>
  names
    .map((name) =>
      SEPARATOR.test(name) || name.startsWith(QUOTE)
        ? QUOTE + name.replaceAll(QUOTE, QUOTE + QUOTE) + QUOTE
        : name,
    )
    .join(BETWEEN);
