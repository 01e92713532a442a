import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { defineRoute } from '../http/define-route';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { withTax } from '../pricing/tax-by-rate';
import { listShownPackings } from './packing-store';

/** GET /v1/packings */
export const listPackingsRoute = defineRoute(listPackingsSpec, async ({ db, channel }) => {
  const rows = await listShownPackings(db, channel.id);
  return rows.map(({ key, kind, name, description, price, noshiTitles }) => ({
    key,
    kind,
    name,
    description,
    unit_price: price,
    unit_price_with_tax: withTax(price, STANDARD_TAX_RATE),
    noshi_titles: [...noshiTitles],
  }));
});
