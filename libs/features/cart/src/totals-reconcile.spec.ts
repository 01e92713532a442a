import { PAYMENTS } from '@shop/contract/payments/payments';
import { openCardShop } from '@shop/testing-api/card-shop';
import { createTestServices } from '@shop/testing-react/create-test-services';
import { cartKeys } from './cart-keys';
import { createCartContext } from './create-cart-context';
import { TotalsMismatchError, decideOrder } from './decide-order';
import { reloadCart } from './run-command';
import { type ReconciledCart, totalsReconcile } from './totals-reconcile';

type Totals = ReconciledCart['totals'];

const LINES = [
  { subtotal: 2_000, accessories: [{ subtotal: 300 }] },
  { subtotal: 1_000, accessories: [] },
];
const TOTALS: Totals = {
  subtotal: 3_300,
  shippingFee: 500,
  packing: 200,
  paymentFee: 300,
  discount: 100,
  point: 50,
  tax: 400,
  payment: 4_550,
  byRate: [
    { rate: 10, taxable: 3_200, tax: 320, total: 3_520 },
    { rate: 8, taxable: 1_000, tax: 80, total: 1_080 },
  ],
  withTax: { subtotal: 3_610, shippingFee: 550, packing: 220, paymentFee: 330, discount: 110 },
};

it.each<[string, Partial<Totals>, boolean]>([
  ['figures that add up', {}, true],
  ['lines that come to another subtotal', { subtotal: 3_299, payment: 4_549 }, false],
  ['a payment that is a yen off', { payment: 4_551 }, false],
  ['a discount that is taken off twice', { discount: 200 }, false],
  ['a payment fee that is not added', { paymentFee: 0 }, false],
  ['points that are not taken off', { point: 0 }, false],
  ['tax that is not that of the rates', { tax: 401, payment: 4_551 }, false],
  ['parts with tax that come to another sum', { withTax: { ...TOTALS.withTax, discount: 0 } }, false],
  [
    'a rate whose total is not its parts',
    { byRate: [TOTALS.byRate[0]!, { ...TOTALS.byRate[1]!, total: 1_081 }] },
    false,
  ],
])('%s', (_what, change, expected) => {
  expect(totalsReconcile({ lines: LINES, totals: { ...TOTALS, ...change } })).toBe(expected);
});

it('figures that do not add up are not ordered, and the cart is fetched again', async () => {
  const shop = await openCardShop();
  const services = await createTestServices((await shop.api.serve()).url);
  const context = createCartContext(services);
  const { token } = await shop.cart({}, PAYMENTS.bankTransfer);
  context.token.set(token);
  const cart = await reloadCart(context);
  expect(totalsReconcile(cart)).toBe(true);
  const call = jest.spyOn(services.api, 'call');
  const shown = { ...cart, totals: { ...cart.totals, payment: 1 } };
  await expect(decideOrder(context, { cart: shown, savedCardId: null })).rejects.toBeInstanceOf(
    TotalsMismatchError,
  );
  expect(call).not.toHaveBeenCalled();
  call.mockRestore();
  expect(context.token.get()).toBe(token);
  expect(services.queryClient.getQueryState(cartKeys.cart)?.isInvalidated).toBe(true);
  expect(document.cookie).not.toContain('payment_in_progress');
  services.session.close();
  await shop.api.close();
});
