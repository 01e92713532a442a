import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { openCardShop } from '@shop/testing-api/card-shop';
import { CARDS } from '@shop/testing-api/card-numbers';
import { eq, sql } from 'drizzle-orm';
import { paymentTransactions } from '../db/schema';

const OLD_ROWS = path.resolve(__dirname, '../../migrations/0052_forgotten-payments.sql');

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.api.close());

it('keeps neither the mails nor the page of a payment whose order is cancelled before it is confirmed', async () => {
  const member = { token: await shop.api.signIn('member@example.jp') };
  const { body } = await shop.decide(await shop.cart(member), shop.tokenOf(CARDS.confirmed), member);
  const open = await shop.transaction(body.order_id);
  expect([open.status, open.mails.length > 0, open.redirectUrl !== null]).toEqual(['pending', true, true]);
  const params = { id: body.order_id };
  expect((await shop.api.call(cancelOrderSpec, { params, body: {} }, member)).status).toBe(200);
  expect(await shop.transaction(body.order_id)).toMatchObject({
    status: 'voiding',
    mails: [],
    redirectUrl: null,
  });

  // A row from before.
  const { mails, redirectUrl } = open;
  await shop.api.db
    .update(paymentTransactions)
    .set({ status: 'voided', mails, redirectUrl })
    .where(eq(paymentTransactions.id, open.id));
  await shop.api.db.execute(sql.raw(readFileSync(OLD_ROWS, 'utf8')));
  expect(await shop.transaction(body.order_id)).toMatchObject({
    status: 'voided',
    mails: [],
    redirectUrl: null,
  });
});
