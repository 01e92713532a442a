const TOP = '/';
const BASE = 'https://own.invalid';

/** A path of the shop itself, or its top: no other host by any spelling, no scheme, no line break. reliability 10 */
export function ownPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish) || /[\\\p{Cc}]/u.test(wish)) return TOP;
  const url = URL.canParse(wish, BASE) ? new URL(wish, BASE) : null;
  if (url?.origin !== BASE) return TOP;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? TOP : path;
}
