/** The address of a route as `{key}` names it; `null` where no address can be called so. account §2 */
export function readAddressKey(params: Readonly<Record<string, string>>): number | null {
  const id = Number(params['key']);
  return Number.isSafeInteger(id) && id >= 1 ? id : null;
}
