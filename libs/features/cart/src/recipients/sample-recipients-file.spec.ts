/** @jest-environment node */
import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { createFilledCart } from '@shop/testing-api/checkout';
import { openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { sampleRecipients } from './sample-recipients-file';

it('the sample is a file that the shop takes, with the products of the cart', async () => {
  const api = await openTestApi();
  const products = await wellStockedProducts(api.db, 2);
  const lines = products.map(({ key }) => ({ product_key: key, quantity: 2 }));
  const { token } = await createFilledCart(api, lines);
  const file = new File([sampleRecipients(products.map(({ code }) => code))], '見本.csv');
  const { body } = await api.call(checkCartRecipientsSpec, { body: { cart_token: token, file } });
  expect(body.rows.map(({ faults, goods }) => [faults, goods.length])).toEqual([
    [[], 2],
    [[], 2],
  ]);
  expect(body.totals.map(({ before, after }) => [before, after])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  await api.close();
});

it('quotes a number that would divide a cell', () => {
  expect(sampleRecipients(['A,1"2']).split('\r\n')[0]).toMatch(/,"A,1""2"$/);
});
