import { findShop } from './shop-list.mjs';

/**
 * The port that a shop listens on.
 *
 * @param {string} name
 * @param {number} portBase `SHOP_PORT_BASE`: the API's port
 */
export const shopPort = (name, portBase) => portBase + findShop(name).portOffset;

/**
 * The environment variable that sets a shop's origin.
 *
 * @param {string} name
 */
export const originVariable = (name) => `SHOP_ORIGIN_${name.toUpperCase()}`;

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
 * The API's own address.
 *
 * @param {number} portBase
 */
export const apiAddress = (portBase) => `http://127.0.0.1:${portBase}`;
