const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;

/** Where two JSON values first differ and how, in words; `null` where they are equal. */
export function firstDifference(stored: unknown, fresh: unknown, place = ''): string | null {
  const [one, other] = [partsOf(stored), partsOf(fresh)];
  if (one === null || other === null)
    return stored === fresh ? null : `${place}: ${JSON.stringify(stored)} is now ${JSON.stringify(fresh)}`;
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const difference = firstDifference(one[name], other[name], place === '' ? name : `${place}.${name}`);
    if (difference !== null) return difference;
  }
  return null;
}
