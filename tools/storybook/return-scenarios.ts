import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { siblingVariants } from '@shop/testing-api/sibling-variants';
import { setStock } from '@shop/testing-api/stock';
import { twoLines } from './guest-steps';
import { MEMBER } from './member-page';
import type { Place, Prepare } from './scenario';

const FEW = 2;

async function operate(api: TestApi, ...words: readonly string[]): Promise<void> {
  const { code, err } = await operatorOf(api)(...words);
  if (code !== 0) throw new Error(err);
}

const formOf = (id: number, member: string): Place => {
  const key = String(id);
  return { path: `/mypage/order_history/${key}/return/`, params: { key }, member };
};
const detailOf = (id: number, member: string): Place => {
  const key = String(id);
  return { path: `/mypage/order_history/${key}/`, params: { key }, member };
};

/** An order of two lines that has left, and its member. */
async function shipped(api: TestApi) {
  const member = await api.signIn(MEMBER);
  return { member, order: await shipOrder(api, await twoLines(api), { token: member }) };
}

/** A request for one piece of a line; returns its number. */
async function ask(api: TestApi, member: string, order: ShippedOrder, line: number): Promise<string> {
  const { body } = await api.call(
    createOrderReturnSpec,
    {
      params: { id: order.id },
      body: {
        items: [{ order_item_id: order.itemIds[line] ?? 0, quantity: 1 }],
        reason: 'other',
        remark: '贈る相手が同じ品を持っていました。\n未使用です。',
        is_agreed: true,
      },
    },
    { token: member },
  );
  return body.returns[0]?.number ?? '';
}

const offerExchanges = (api: TestApi) =>
  operate(api, 'settings', 'set', 'ORDER.EXCHANGE.IS_USE', 'true', '--channel', 'default');

/** An order of one piece that has left, in a shop that exchanges sizes. */
async function exchangeable(api: TestApi) {
  await offerExchanges(api);
  const [bought, wanted] = await siblingVariants(api.db, 2);
  if (bought === undefined || wanted === undefined) throw new Error('There are no siblings');
  await setStock(api.db, wanted.id, FEW);
  const member = await api.signIn(MEMBER);
  const order = await shipOrder(api, [{ product_key: bought.key, quantity: 1 }], { token: member });
  return { member, order, wanted };
}

/** An exchange that the shop has approved, and its number. */
async function approvedExchange(api: TestApi) {
  const { member, order, wanted } = await exchangeable(api);
  const item = { order_item_id: order.itemIds[0] ?? 0, quantity: 1, exchange_product_key: wanted.key };
  const { body } = await api.call(
    createOrderReturnSpec,
    {
      params: { id: order.id },
      body: { kind: 'exchange', items: [item], reason: 'size', remark: '', is_agreed: true },
    },
    { token: member },
  );
  const number = body.returns[0]?.number ?? '';
  await operate(api, 'returns', 'approve', number);
  return { member, order, number };
}

/** Pages about goods that come back. */
export const RETURN_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'order-return': async (api) => {
    const { member, order } = await shipped(api);
    return formOf(order.id, member);
  },
  'order-return-in-part': async (api) => {
    const { member, order } = await shipped(api);
    await ask(api, member, order, 0);
    return formOf(order.id, member);
  },
  'order-return-exchange': async (api) => {
    const { member, order } = await exchangeable(api);
    return formOf(order.id, member);
  },
  'order-detail-exchange-approved': async (api) => {
    const { member, order } = await approvedExchange(api);
    return detailOf(order.id, member);
  },
  'order-detail-exchange-sent': async (api) => {
    const { member, order, number } = await approvedExchange(api);
    await operate(api, 'returns', 'complete', number, '--restock', 'all', '--tracking', '1234-5678-9012');
    return detailOf(order.id, member);
  },
  'order-return-not-offered': async (api) => {
    const { member, order } = await shipped(api);
    await operate(api, 'settings', 'set', 'ORDER.RETURN.DAYS', '0', '--channel', 'default');
    return formOf(order.id, member);
  },
  'order-return-not-shipped': async (api) => {
    const member = await api.signIn(MEMBER);
    const { body } = await api.call(listOrdersSpec, { query: {} }, { token: member });
    return formOf(body.data.find(({ status }) => status === 'received')?.id ?? 0, member);
  },
  'order-detail-return-asked': async (api) => {
    const { member, order } = await shipped(api);
    await ask(api, member, order, 0);
    return detailOf(order.id, member);
  },
  'order-detail-return-approved': async (api) => {
    const { member, order } = await shipped(api);
    await operate(api, 'returns', 'approve', await ask(api, member, order, 0));
    return detailOf(order.id, member);
  },
  'order-detail-return-ended': async (api) => {
    const { member, order } = await shipped(api);
    const [completed, refused] = [await ask(api, member, order, 0), await ask(api, member, order, 1)];
    await operate(api, 'returns', 'approve', completed);
    await operate(api, 'returns', 'complete', completed, '--restock', 'all', '--refund', '2200');
    await operate(
      api,
      'returns',
      'refuse',
      refused,
      '--reason',
      '使用された跡があるため、お受けできません。',
    );
    return detailOf(order.id, member);
  },
};
