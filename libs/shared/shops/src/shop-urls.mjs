import { localUrlHost, LOOPBACK } from './listen-host.mjs';
import { findShop } from './shop-list.mjs';

/**
 * The port that a shop listens on.
 *
 * @param {string} name
 * @param {number} portBase `SHOP_PORT_BASE`: the API's port
 */
export const shopPort = (name, portBase) => portBase + findShop(name).portOffset;

/**
 * The environment variable that sets a shop's origin. Shells accept no hyphen in the name of a variable, so that of a
 * shop's name becomes an underscore.
 *
 * @param {string} name
 */
export const originVariable = (name) => `SHOP_ORIGIN_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * The origin that a shop is known by when nothing else is configured. Every shop has a host name of its own, because
 * cookies ignore ports.
 *
 * @param {string} name
 * @param {number} portBase
 */
export const defaultShopOrigin = (name, portBase) =>
  findShop(name).origin.replace('{port}', String(shopPort(name, portBase)));

/**
 * The URL at which this machine calls the API.
 *
 * @param {number} portBase
 * @param {string} [listenHost] where the API listens
 */
export const apiUrl = (portBase, listenHost = LOOPBACK) => `http://${localUrlHost(listenHost)}:${portBase}`;
