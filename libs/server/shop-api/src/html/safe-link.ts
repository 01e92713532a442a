const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
const HTTPS = 'https:';

/**
 * A link of the shop's editors if it leads to an own path or to an https URL without user name and password;
 * `null` for everything else: other schemes, `//host`, `/\host`, control characters, line breaks. reliability 10
 */
export function safeLink(link: string | null): string | null {
  if (link === null) return null;
  const text = link.trim();
  if (OWN_PATH.test(text)) return staysOnOrigin(text) ? text : null;
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === HTTPS && url.username === '' && url.password === '';
  return isPlain && text.toLowerCase().startsWith(`${HTTPS}//`) ? url.href : null;
}

const ANY_ORIGIN = 'https://own.invalid';

/** As a browser reads it: dots and doubled slashes may not lead to another host. */
const staysOnOrigin = (path: string): boolean => !new URL(`${ANY_ORIGIN}${path}`).pathname.startsWith('//');
