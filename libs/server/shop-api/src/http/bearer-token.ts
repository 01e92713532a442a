const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The access token of the Authorization header; `null` without the header, `''` where it is no token at all. */
export function bearerToken(headers: Headers): string | null {
  const value = headers.get('authorization');
  if (value === null) return null;
  return BEARER.exec(value)?.[1] ?? '';
}
