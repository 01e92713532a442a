const TOP = '/';
const BASE = 'https://own.invalid';

/**
 * The path of a URL in this shop; `/` for every other host in any spelling, other schemes and line breaks.
 * reliability 10
 */
export function sameOriginPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish) || /[\\\p{Cc}]/u.test(wish)) return TOP;
  // Resolved against the base, it is always a path.
  const { pathname, search, hash } = new URL(`${BASE}${wish}`);
  const path = `${pathname}${search}${hash}`;
  return path.startsWith('//') ? TOP : path;
}
