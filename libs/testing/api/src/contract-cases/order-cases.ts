import { downloadInvoiceSpec } from '@shop/contract/invoices/download-invoice';
import { getInvoiceSpec } from '@shop/contract/invoices/get-invoice';
import { createMemoSpec } from '@shop/contract/memos/create-memo';
import { deleteMemoSpec } from '@shop/contract/memos/delete-memo';
import { updateMemoSpec } from '@shop/contract/memos/update-memo';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { findOrderSpec } from '@shop/contract/orders/find-order';
import { getGuestOrderSpec } from '@shop/contract/orders/get-guest-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { downloadOrderQuotationSpec } from '@shop/contract/quotations/download-order-quotation';
import { checkGuestReceiptSpec } from '@shop/contract/receipts/check-guest-receipt';
import { downloadGuestReceiptSpec } from '@shop/contract/receipts/download-guest-receipt';
import { downloadReceiptSpec } from '@shop/contract/receipts/download-receipt';
import { getGuestReceiptSpec } from '@shop/contract/receipts/get-guest-receipt';
import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { checkSocialGiftShippingSpec } from '@shop/contract/social-gifts/check-social-gift-shipping';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { getInputLeadtimesSpec } from '@shop/contract/social-gifts/get-input-leadtimes';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { TOKYO_ADDRESS } from '../checkout';
import type { Caller } from './callers';
import {
  type ContractCase,
  invalid,
  PAGE_TOO_LONG,
  notFound,
  UNKNOWN_ID,
  UNKNOWN_SECRET,
} from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const NO_ORDER = notFound('order.not_found', { params: { id: UNKNOWN_ID } });
const NO_MEMO = notFound('memo.not_found', { params: { id: UNKNOWN_ID } });
const WRONG_KEY = notFound('order.not_found', { query: { t: UNKNOWN_SECRET } });
const NO_GIFT = notFound('social_gift.not_found', { params: { token: UNKNOWN_SECRET } });
const NO_GIFT_IN_BODY = notFound('social_gift.not_found', { body: { token: UNKNOWN_SECRET } });
const GIFT = 'gift';
const RECEIPT = { addressee: '株式会社 山田', honorific: '御中' as const };

const order = async (world: CaseFixtures, owner: Caller) => {
  const { id } = await world.order(owner);
  return { params: { id }, body: {} };
};
const readOrder = async (world: CaseFixtures, owner: Caller) => {
  const { id } = await world.readOrder(owner);
  return { params: { id }, body: {} };
};
const paid = async (world: CaseFixtures, owner: Caller) => {
  const { id } = await world.paidOrder(owner);
  return { params: { id }, body: RECEIPT };
};
const invoiced = async (world: CaseFixtures, owner: Caller) => {
  const { id } = await world.readInvoicedOrder(owner);
  return { params: { id } };
};
const memo = async (world: CaseFixtures, owner: Caller) => {
  const { id } = await world.order(owner);
  const body = { order_id: id, memo: '父の日に' };
  await world.api.call(createMemoSpec, { body }, owner);
  return { params: { id }, body: { memo: '母の日に' } };
};
/** A guest's order and the key to its receipt. */
const receipt = async (world: CaseFixtures) => {
  const { no, receiptToken } = await world.paidOrder({ channel: 'default' });
  return { params: { no }, query: { t: receiptToken }, body: { receiptInfo: RECEIPT } };
};
/** A guest's order and the key to its page, from the mail about it. */
const guestOrder = async (world: CaseFixtures) => {
  const email = 'guest-order@example.jp';
  const { no } = await world.order({ channel: 'default', email });
  const mail = await world.mailTo(email, new RegExp(`orders/view\\?no=${no}`));
  return { params: { no }, query: { t: /orders\/view\?no=[\w-]+&t=([\w.-]+)/.exec(mail)![1]! } };
};
const gift = async (world: CaseFixtures, owner: Caller) => ({
  params: { token: await world.gift(owner) },
  body: TOKYO_ADDRESS,
});
const readGift = async (world: CaseFixtures, owner: Caller) => ({
  params: { token: await world.readGift(owner) },
});
const completedGift = async (world: CaseFixtures, owner: Caller) => {
  const input = await gift(world, owner);
  await world.api.call(completeSocialGiftSpec, input, { channel: GIFT });
  return input;
};

/** Calls for orders, their documents, and gifts. */
export const ORDER_CASES: readonly ContractCase[] = [
  { spec: listOrdersSpec, input: () => ({ query: {} }), rejection: PAGE_TOO_LONG },
  { spec: cancelOrderSpec, input: order, rejection: NO_ORDER, ids: 'owned' },
  ...[getOrderSpec, downloadOrderQuotationSpec, getReceiptSpec].map((spec) => ({
    spec,
    input: readOrder,
    rejection: NO_ORDER,
    ids: 'owned' as const,
  })),
  ...[downloadReceiptSpec, updateReceiptSpec].map((spec) => ({
    spec,
    input: paid,
    rejection: NO_ORDER,
    ids: 'owned' as const,
  })),
  ...[getInvoiceSpec, downloadInvoiceSpec].map((spec) => ({
    spec,
    channel: 'corporate',
    input: invoiced,
    rejection: NO_ORDER,
    ids: 'owned' as const,
  })),
  {
    spec: createMemoSpec,
    input: async (world, owner) => ({ body: { order_id: (await world.order(owner)).id, memo: '父の日に' } }),
    rejection: notFound('order.not_found', { body: { order_id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  ...[updateMemoSpec, deleteMemoSpec].map((spec) => ({
    spec,
    input: memo,
    rejection: NO_MEMO,
    ids: 'owned' as const,
  })),
  ...[checkGuestReceiptSpec, getGuestReceiptSpec, updateGuestReceiptSpec, downloadGuestReceiptSpec].map(
    (spec) => ({ spec, input: receipt, rejection: WRONG_KEY }),
  ),
  { spec: getGuestOrderSpec, input: guestOrder, rejection: WRONG_KEY },
  {
    spec: findOrderSpec,
    input: () => ({ body: { order_no: 'D260101-AAAAAAAA', contact: 'nobody@example.jp' } }),
    rejection: invalid({ body: { contact: '' } }),
  },
  ...[listSocialGiftProductsSpec, getSocialGiftShippingSpec].map((spec) => ({
    spec,
    channel: GIFT,
    input: readGift,
    rejection: NO_GIFT,
  })),
  ...[completeSocialGiftSpec, declineSocialGiftSpec].map((spec) => ({
    spec,
    channel: GIFT,
    input: gift,
    rejection: NO_GIFT,
  })),
  {
    spec: getSocialGiftCompletionSpec,
    channel: GIFT,
    input: completedGift,
    rejection: NO_GIFT,
  },
  {
    spec: getInputLeadtimesSpec,
    channel: GIFT,
    input: async (world, owner) => ({
      ...(await readGift(world, owner)),
      query: { postal: '100-0001', pref: '13' },
    }),
    rejection: NO_GIFT,
  },
  {
    spec: checkSocialGiftShippingSpec,
    channel: GIFT,
    input: async (world, owner) => ({ body: { token: await world.readGift(owner), ...TOKYO_ADDRESS } }),
    rejection: NO_GIFT_IN_BODY,
  },
  {
    spec: checkSocialGiftDeliverySpec,
    channel: GIFT,
    input: async (world, owner) => ({ body: { token: await world.readGift(owner), prefecture: '東京都' } }),
    rejection: NO_GIFT_IN_BODY,
  },
];
