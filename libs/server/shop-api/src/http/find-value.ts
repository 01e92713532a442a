/** No input of any call is nested deeper. */
const DEEPEST = 32;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The dotted path of the first primitive value that `isSought` accepts, `_` for the part itself, `null` where there
 * is none. A value nested deeper than any call allows is passed to `isSought` as it is.
 */
export function findValue(part: unknown, isSought: (value: unknown) => boolean): string | null {
  const path = search(part, isSought, 0);
  return path === null ? null : path.join('.') || '_';
}

/** The keys that lead to the value; joined only once it is found. */
function search(
  value: unknown,
  isSought: (value: unknown) => boolean,
  depth: number,
): readonly string[] | null {
  if (!isObject(value) || depth > DEEPEST) return isSought(value) ? [] : null;
  // By index, because making a name for each element of a long list costs more than checking the element.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = search(value[index], isSought, depth + 1);
      if (found !== null) return [String(index), ...found];
    }
    return null;
  }
  for (const name of Object.keys(value)) {
    const found = search(value[name], isSought, depth + 1);
    if (found !== null) return [name, ...found];
  }
  return null;
}
