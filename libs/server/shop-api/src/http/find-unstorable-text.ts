const DEEPEST = 32;
const HALF_A_PAIR = /\p{Surrogate}/u;

/**
 * The dotted path of the first text that the database cannot hold (a NUL character or half a surrogate pair), or
 * that is nested deeper than any real request; `null` where all is well.
 */
export function findUnstorableText(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || HALF_A_PAIR.test(value) ? path || '_' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return path;
  for (const [name, child] of Object.entries(value)) {
    const found = findUnstorableText(child, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
