import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { GUEST, twoLines } from './guest-steps';
import type { Prepare } from './scenario';

/** Of the form of a mail's secret, and nobody's. */
const UNKNOWN_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

async function placed(api: TestApi) {
  const cart = await createReadyCart(api, await twoLines(api), GUEST);
  return (await decideCart(api, cart)).body;
}

/** The link of a page about an order in the mail that confirms it. */
async function linkOf(api: TestApi, orderNo: string, page: string): Promise<string> {
  const query = (await api.mailbox()).flatMap(
    ({ text }) => new RegExp(`/orders/${page}(\\?no=${orderNo}\\S+)`).exec(text)?.[1] ?? [],
  )[0];
  if (query === undefined) throw new Error('The mail has no such link');
  return `/orders/${page}/${query}`;
}

/** Guests' pages about their orders. */
export const ORDER_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'order-find': () => ({ path: '/orders/find/' }),
  'order-receipt': async (api) => {
    const { order_no: orderNo } = await placed(api);
    await operatorOf(api)('orders', 'paid', orderNo);
    return { path: await linkOf(api, orderNo, 'receipt') };
  },
  'order-receipt-unpaid': async (api) => ({
    path: await linkOf(api, (await placed(api)).order_no, 'receipt'),
  }),
  'order-receipt-wrong': () => ({ path: `/orders/receipt/?no=D260101-AAAAAAAA&t=${UNKNOWN_SECRET}` }),
  'order-receipt-without-number': () => ({ path: `/orders/receipt/?t=${UNKNOWN_SECRET}` }),
  'guest-order': async (api) => ({ path: await linkOf(api, (await placed(api)).order_no, 'view') }),
  'guest-order-wrong': () => ({ path: `/orders/view/?no=D260101-AAAAAAAA&t=${UNKNOWN_SECRET}` }),
};
