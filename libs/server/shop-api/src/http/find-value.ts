/** Nothing that a call takes is nested deeper. */
const DEEPEST = 32;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The dotted path of the first value in a request's part that `isSought`, `_` for the part itself, `null` where there is
 * none. It is asked about texts, numbers and the like, and about what stands deeper than any call takes anything.
 */
export function findValue(part: unknown, isSought: (value: unknown) => boolean): string | null {
  const path = search(part, isSought, 0);
  return path === null ? null : path.join('.') || '_';
}

/** The names that lead to the value. They are put together only once it is found. */
function search(
  value: unknown,
  isSought: (value: unknown) => boolean,
  depth: number,
): readonly string[] | null {
  if (!isObject(value) || depth > DEEPEST) return isSought(value) ? [] : null;
  // A long list by its positions, which cost more to name than to look at.
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
