/**
 * The shops of the platform: start, API, storefronts, tests and bench read them here. A further shop is one entry,
 * its seed data (`libs/server/shop-api/src/seed/shops`) and one app (`apps/storefront-NAME`).
 *
 * - `name`: of the app, and in the names of its environment variables (`SHOP_ORIGIN_NAME`); in kebab-case
 * - `portOffset`: its port, counted from `SHOP_PORT_BASE`
 * - `channel`: what it sends as `channel-id`, and the key of its channel in the database
 * - `theme`: the namespace of the theme it starts with; the setting `SITE.NAMESPACE` replaces it
 * - `themes`: the namespaces of all themes that its app ships, and so the values that `SITE.NAMESPACE` may have
 * - `origin`: the origin it is known by unless `SHOP_ORIGIN_NAME` says otherwise; `{port}` stands for its port
 * - `seed`: the seed data that a new database gets for it
 */
export const SHOPS = /** @type {const} */ ([
  {
    name: 'default',
    portOffset: 200,
    channel: 'default',
    theme: 'default',
    themes: ['default', 'simple', 'festive'],
    origin: 'http://default.localhost:{port}',
    seed: 'default',
  },
  {
    name: 'corporate',
    portOffset: 201,
    channel: 'corporate',
    theme: 'corporate',
    themes: ['corporate'],
    origin: 'http://corporate.localhost:{port}',
    seed: 'corporate',
  },
  {
    name: 'school',
    portOffset: 202,
    channel: 'school',
    theme: 'school',
    themes: ['school'],
    origin: 'http://school.localhost:{port}',
    seed: 'school',
  },
  {
    name: 'gift',
    portOffset: 203,
    channel: 'gift',
    theme: 'gift',
    themes: ['gift'],
    origin: 'http://gift.localhost:{port}',
    seed: 'gift',
  },
]);

/** @typedef {(typeof SHOPS)[number]} Shop */
/** @typedef {Shop['name']} ShopName */

/**
 * The shop of a name. Throws when there is none.
 *
 * @param {string} name
 * @returns {Shop}
 */
export function findShop(name) {
  const shop = SHOPS.find((one) => one.name === name);
  if (shop === undefined)
    throw new Error(`There is no shop "${name}": choose from ${SHOPS.map((one) => one.name).join(', ')}.`);
  return shop;
}
