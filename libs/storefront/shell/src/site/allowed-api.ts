/**
 * The API's address as the server names it (`env.baseApiURL`), if the shop's operator has listed its origin; `null` keeps
 * the built-in one. core §7
 */
export function allowedApi(address: string | null, allowedOrigins: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, username, password, search, hash } = new URL(address);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && allowedOrigins.includes(origin) ? address.replace(/\/$/, '') : null;
}
