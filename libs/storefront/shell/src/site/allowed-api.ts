/**
 * The API's address that the API itself announces (`env.baseApiURL`), if the shop's operator has allowed its origin;
 * otherwise `null`, and the built-in address is used. core §7
 */
export function allowedApi(address: string | null, allowedOrigins: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, username, password, search, hash } = new URL(address);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && allowedOrigins.includes(origin) ? address.replace(/\/$/, '') : null;
}
