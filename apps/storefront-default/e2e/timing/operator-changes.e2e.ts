import { listProductsSpec } from '@shop/contract/products/list-products';
import { API } from '../api';
import { portOriginOf } from '../platform';
import { setUpShopChanges } from '../shop-changes';

/** What an operator changes is seen by the next shopper within this. */
const SEEN_WITHIN_MS = 2_000;
const NAME = '総合の店 本日の名前';
const CLOSED = '棚卸しのため休業中です';

const changes = setUpShopChanges('default');

/** How long a visitor who loads a page again and again waits for a text, in ms. */
async function waitFor(text: string, address = '/'): Promise<number> {
  const changedAt = performance.now();
  for (;;) {
    const waitedMs = performance.now() - changedAt;
    const html = await (await fetch(`${portOriginOf('default')}${address}`)).text();
    if (html.includes(text) || waitedMs > SEEN_WITHIN_MS) return waitedMs;
  }
}

test('a changed stock is visible to the next shopper within two seconds', async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  const { key, code } = body[0]!;
  const address = `/product/${key}`;
  const waits: number[] = [];
  await changes.stock(code, 0);
  waits.push(await waitFor('在庫切れ', address));
  await changes.stock(code, 20);
  waits.push(await waitFor('在庫あり', address));
  expect(waits.filter((ms) => ms > SEEN_WITHIN_MS)).toEqual([]);
});

test('a changed setting or shop closure is visible to the next shopper within two seconds', async () => {
  const waits: number[] = [];
  await changes.setting('SITE.NAME', NAME);
  waits.push(await waitFor(NAME));
  await changes.setting('SITE.MAINTENANCE.TITLE', CLOSED);
  await changes.setting('SITE.MAINTENANCE.IS_USE', 'true');
  waits.push(await waitFor(CLOSED));
  await changes.setting('SITE.MAINTENANCE.IS_USE', 'false');
  waits.push(await waitFor(NAME));
  expect(waits.filter((ms) => ms > SEEN_WITHIN_MS)).toEqual([]);
});
