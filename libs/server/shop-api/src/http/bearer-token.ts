const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of the Authorization header: `null` without the header, `''` where the header holds no bearer token. */
export function bearerToken(headers: Headers): string | null {
  const value = headers.get('authorization');
  if (value === null) return null;
  return BEARER.exec(value)?.[1] ?? '';
}
