import { safeLink } from '../html/safe-link';

/**
 * Where a landing page may send the browser: an own path, or a URL of one of the shops; `null` for everything
 * else, which is then no redirect at all. reliability 10
 */
export function redirectTarget(
  url: string | null,
  shopOrigins: Readonly<Record<string, string>>,
): string | null {
  if (url === null) return null;
  const link = safeLink(url);
  if (link?.startsWith('/') === true) return link;
  const allowed = new Set(Object.values(shopOrigins).filter((origin) => origin.startsWith('https:')));
  return link !== null && allowed.has(new URL(link).origin) ? link : null;
}
