/** The query as schemas take it: one value a string, a repeated name an array, `name[]` like `name`. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const valuesOf = new Map<string, string[]>();
  // In one pass: looking each name up would cost the square of their number.
  for (const [key, value] of search) {
    const values = valuesOf.get(key);
    if (values === undefined) valuesOf.set(key, [value]);
    else values.push(value);
  }
  const query = new Map<string, string | string[]>();
  for (const [key, values] of valuesOf) {
    const [first = '', ...others] = values;
    const isList = key.endsWith('[]');
    query.set(isList ? key.slice(0, -2) : key, isList || others.length > 0 ? values : first);
  }
  return Object.fromEntries(query);
}
