import { isIP } from 'node:net';

/** Where servers listen unless `SHOP_LISTEN_HOST` says otherwise: for this machine alone. */
export const LOOPBACK = '127.0.0.1';
/** All addresses of the machine. */
const ALL = ['0.0.0.0', '::'];

/**
 * The address that the API and the shops listen at, by `SHOP_LISTEN_HOST`; null where that is no IP.
 *
 * @param {string | undefined} value
 */
export function readListenHost(value) {
  if (value === undefined || value === '') return LOOPBACK;
  return isIP(value) === 0 ? null : value;
}

/**
 * The host of URLs by which this machine calls a server of its own that listens there.
 *
 * @param {string} listenHost
 */
export function localUrlHost(listenHost) {
  if (ALL.includes(listenHost)) return LOOPBACK;
  return isIP(listenHost) === 6 ? `[${listenHost}]` : listenHost;
}
