import { SHOPS } from './shop-list.mjs';
import { shopPort } from './shop-urls.mjs';

/**
 * The ports from 1024 on that `fetch` refuses, in Node.js as in browsers: other services use them.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/**
 * The first port of a platform, of its API or of a shop, at which `fetch` would find nobody; `null` where there is none.
 *
 * @param {number} portBase `SHOP_PORT_BASE`: the API's port
 * @returns {number | null}
 */
export const blockedPortOf = (portBase) =>
  [portBase, ...SHOPS.map(({ name }) => shopPort(name, portBase))].find((port) => BLOCKED.has(port)) ?? null;
