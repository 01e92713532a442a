/** The id of an entry (an address, a day) as a route's `{key}` names it; `null` where no entry can be called so. account §2 */
export function readEntryKey(params: Readonly<Record<string, string>>): number | null {
  const id = Number(params['key']);
  return Number.isSafeInteger(id) && id >= 1 ? id : null;
}
