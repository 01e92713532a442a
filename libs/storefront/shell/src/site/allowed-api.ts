/**
 * The API's URL that the API itself announces (`env.baseApiURL`), if the shop's operator has allowed its origin;
 * otherwise `null`, and the built-in URL is used. core §7
 */
export function allowedApi(announced: string | null, allowedOrigins: readonly string[]): string | null {
  if (announced === null || !URL.canParse(announced)) return null;
  const { origin, username, password, search, hash } = new URL(announced);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && allowedOrigins.includes(origin) ? announced.replace(/\/$/, '') : null;
}
