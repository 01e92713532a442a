import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The IPv4 address of an IPv6 address that holds one (`::ffff:192.0.2.1`), any other address as it is. */
export const withoutMapping = (ip: string): string => MAPPED_IPV4.exec(ip)?.[1] ?? ip;

/** Whether a text is an IP (`192.0.2.1`, `2001:db8::1`) or a range of IPs (`10.0.0.0/8`). */
export function isIpOrRange(text: string): boolean {
  const [written = '', prefix, ...rest] = text.split('/');
  const ip = withoutMapping(written);
  const bits = isIP(ip) === 6 ? 128 : 32;
  const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(ip) !== 0 && !ip.includes('%') && isRange && rest.length === 0;
}
