/** How many times as often as in `npm test` random tests run (tools/soak); what lasts longer may take longer. */
export const SOAK_FACTOR = Number(process.env['SHOP_SOAK_FACTOR'] ?? 1);
