/** `example.jp`, `shop.example.co.jp`, `shop.example`: names that are used in instructions. RFC 2606 */
const EXAMPLE_HOST = /(^|\.)example(\.[a-z]+){0,2}$/;
/** This machine, as it calls itself. */
const OWN_HOST = /^(.*\.)?localhost$|^127\.[\d.]+$|^0\.0\.0\.0$|^\[::1?\]$/;

/** Whether a host is one that only instructions and defaults use, so that it was never set for a real shop. */
export const isDefaultHost = (hostname: string): boolean => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return EXAMPLE_HOST.test(host) || OWN_HOST.test(host);
};

/** Why an origin cannot be that of a live shop, `must …`; null where it can. */
export function whyNotPublic(origin: string): string | null {
  const { protocol, hostname } = new URL(origin);
  if (isDefaultHost(hostname)) return `must be the shop's own host, not ${hostname}`;
  return protocol === 'https:' ? null : 'must begin with https://';
}
