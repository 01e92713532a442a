import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { openCardShop } from '@shop/testing-api/card-shop';
import { cleanUp } from '@shop/testing-api/clean-up';
import { eq } from 'drizzle-orm';
import { cartShippings } from '../db/schema';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.api.close());

const addressesOf = async (cartId: number) =>
  (await shop.api.db.select().from(cartShippings).where(eq(cartShippings.cartId, cartId))).map(
    ({ address }) => address?.lastName,
  );

it('the cart of an open payment is forgotten once the payment has ended, not before', async () => {
  const { api } = shop;
  const token = await api.signIn('member@example.jp');
  const cart = await shop.cart({ token });
  const shopper = { token };
  const decided = await shop.decide(cart, null, shopper);
  expect(decided.status).toBe(200);
  const body = { current_password: 'demo-pass-2026' };
  expect((await api.callWith(deleteMyUserSpec, { body }, shopper)).status).toBe(204);
  await cleanUp(api, 'cartsOfLeavers');
  expect(await addressesOf(cart.data.id)).toEqual([expect.any(String)]);
  await shop.settleAll();
  expect(await cleanUp(api, 'cartsOfLeavers')).toEqual({ cartsOfLeavers: 1 });
  expect(await addressesOf(cart.data.id)).toEqual([undefined]);
});
