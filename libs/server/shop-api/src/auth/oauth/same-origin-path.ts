const TOP = '/';
const BASE = 'https://own.invalid';

/** A path of the shop itself, or its top: no other host by any spelling, no scheme, no line break. reliability 10 */
export function sameOriginPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish) || /[\\\p{Cc}]/u.test(wish)) return TOP;
  // Behind the base it is a path, whatever it is.
  const { pathname, search, hash } = new URL(`${BASE}${wish}`);
  const path = `${pathname}${search}${hash}`;
  return path.startsWith('//') ? TOP : path;
}
