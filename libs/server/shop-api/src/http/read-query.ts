/**
 * The query as the schemas expect it: a single value as a string, a repeated name as an array, `name[]` as `name`.
 */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const valuesOf = new Map<string, string[]>();
  // In one pass: `getAll` for each name would take quadratic time.
  for (const [key, value] of search) {
    const values = valuesOf.get(key);
    if (values === undefined) valuesOf.set(key, [value]);
    else values.push(value);
  }
  const query = new Map<string, string | string[]>();
  for (const [key, values] of valuesOf) {
    const [first = ''] = values;
    const isList = key.endsWith('[]');
    query.set(isList ? key.slice(0, -2) : key, isList || values.length > 1 ? values : first);
  }
  return Object.fromEntries(query);
}
