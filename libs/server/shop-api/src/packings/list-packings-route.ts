import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { defineRoute } from '../http/define-route';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { bothPrices } from '../pricing/both-prices';
import { priceSumsOf } from '../site/front-settings';
import { listShownPackings } from './packing-store';

/** GET /v1/packings */
export const listPackingsRoute = defineRoute(listPackingsSpec, async ({ db, channel }) => {
  const rows = await listShownPackings(db, channel.id);
  const sums = priceSumsOf(channel);
  return rows.map(({ key, kind, name, description, price, noshiTitles }) => {
    const both = bothPrices(price, STANDARD_TAX_RATE, sums);
    return {
      key,
      kind,
      name,
      description,
      unit_price: both.withoutTax,
      unit_price_with_tax: both.withTax,
      noshi_titles: [...noshiTitles],
    };
  });
});
