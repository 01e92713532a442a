/** The query as schemas take it: one value a string, a repeated name an array, `name[]` like `name`. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    const [first] = values;
    const isList = key.endsWith('[]');
    if (first === undefined) continue;
    query.set(isList ? key.slice(0, -2) : key, isList || values.length > 1 ? values : first);
  }
  return Object.fromEntries(query);
}
