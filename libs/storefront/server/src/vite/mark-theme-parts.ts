/** `themePage(() => import('./pages/home/home-page')` and its like, as `@shop/theming` and the shell ask for. */
const PART = /\b(theme(?:Page|Layout|Slot)|browserPart)\(\s*(\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\3\s*\))/g;

/** Gives each part's loader the key of its code. `keyOf` resolves a specifier; `null` leaves the part as it is. */
export async function markThemeParts(
  code: string,
  keyOf: (specifier: string) => Promise<string | null>,
): Promise<string> {
  const matches = [...code.matchAll(PART)];
  const keys = await Promise.all(matches.map((match) => keyOf(match[4] ?? '')));
  let marked = '';
  let end = 0;
  matches.forEach((match, position) => {
    const [whole, declare = '', loader = ''] = match;
    const key = keys[position] ?? null;
    marked += code.slice(end, match.index);
    marked += key === null ? whole : `${declare}(Object.assign(${loader}, { chunk: '${key}' })`;
    end = match.index + whole.length;
  });
  return marked + code.slice(end);
}
