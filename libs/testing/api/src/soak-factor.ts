/** How many times as often as in `npm test` random tests run (tools/soak); what lasts longer may take longer. */
export const SOAK_FACTOR = Number(process.env['SHOP_SOAK_FACTOR'] ?? 1);

/** Whether this is `npm run soak`, whose races run as often as they are written and not a multiple of it. */
export const IS_SOAK = process.env['SHOP_SOAK_FACTOR'] !== undefined;
