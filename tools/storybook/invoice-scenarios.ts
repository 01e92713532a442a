import { placeInvoicedOrder, shipInvoicedOrder } from '@shop/testing-api/invoiced-order';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { operatorOf } from '@shop/testing-api/operator';
import type { Place, Prepare } from './scenario';

const CHANNEL = 'corporate';
const BUYER = 'buyer@example.jp';

/** A company's order that is paid by invoice, on its page. */
async function invoiced(api: TestApi, isShipped: boolean): Promise<Place> {
  const member = await api.signIn(BUYER, CHANNEL);
  const [product] = await wellStockedProducts(api.db, 1, { channel: CHANNEL });
  const lines = [{ product_key: product?.key ?? '', quantity: 4 }];
  const order = await placeInvoicedOrder(api, lines, { channel: CHANNEL, token: member });
  if (isShipped) await shipInvoicedOrder(api, order);
  const key = String(order.id);
  return { path: `/mypage/order_history/${key}/`, params: { key }, member, channel: CHANNEL };
}

/** The page of an order that is paid by invoice. */
export const INVOICE_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'order-detail-invoice': (api) => invoiced(api, true),
  'order-detail-invoice-not-yet': (api) => invoiced(api, false),
  'order-detail-invoice-not-qualified': async (api) => {
    await operatorOf(api)('settings', 'set', 'INVOICE.REGISTRATION_NUMBER', '', '--channel', CHANNEL);
    return invoiced(api, true);
  },
};
