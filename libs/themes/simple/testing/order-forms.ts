import { createInquiry, createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { replyInquiry } from '@shop/contract/inquiries/reply-inquiry';
import { createMemo } from '@shop/contract/memos/create-memo';
import { cancelOrder } from '@shop/contract/orders/cancel-order';
import { findOrder } from '@shop/contract/orders/find-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { updateReceipt } from '@shop/contract/receipts/update-receipt';
import { createOrderReturn } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { inquiries } from '@shop/shop-api/db/schema';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import ContactPage from '../src/pages/contact/contact-page';
import InquiryDetailPage from '../src/pages/inquiry-detail/inquiry-detail-page';
import OrderDetailPage from '../src/pages/order-detail/order-detail-page';
import OrderFindPage from '../src/pages/order-find/order-find-page';
import OrderReturnPage from '../src/pages/order-return/order-return-page';
import type { FormWorld, MemberForm, MemberFormOf } from './member-form';

const TOO_LONG = 'あ'.repeat(5_000);
const INQUIRY = { name: '新井 一', email: 'hajime@example.jp', body: '土曜日に届きますか。' };

/** As an input method writes it. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

async function oneProduct({ api }: FormWorld) {
  const [product] = await wellStockedProducts(api.db, 1);
  if (product === undefined) throw new Error('Nothing is in stock');
  return [{ product_key: product.key, quantity: 1 }];
}
async function placeOrder(world: FormWorld) {
  const cart = await createReadyCart(world.api, await oneProduct(world), world);
  return (await decideCart(world.api, cart, world)).body.order_id;
}
const onOrder =
  (formOf: (world: FormWorld, id: number) => Omit<MemberForm, 'Page' | 'path'>): MemberFormOf =>
  async (world) => {
    const id = await placeOrder(world);
    const page = { Page: OrderDetailPage, path: `/mypage/order_history/${id}`, params: { key: String(id) } };
    return { ...page, ...formOf(world, id) };
  };

/** What a member asks, and does about an order, by their source. */
export const ORDER_FORMS: Readonly<Record<string, MemberFormOf>> = {
  'pages/contact/contact-form.tsx': ({ api, email }) => ({
    Page: ContactPage,
    path: '/contact',
    form: 'お問い合わせの入力',
    pasted: {
      'お名前（カナ）': ['ｱﾗｲ ﾊｼﾞﾒ', 'アライ ハジメ'],
      電話番号: ['０３－１２３４－５６７８', '03-1234-5678'],
      お問い合わせ内容: ['ＡＢＣは届きますか。', 'ＡＢＣは届きますか。'],
    },
    submit: '入力内容の確認へ',
    endpoint: createInquiry,
    refused: { body: { phone: '03' }, field: '電話番号' },
    keepsNothing: 'The API checks the inquiry here; only the confirmation sends it, under one key.',
    stored: () => api.db.$count(inquiries, eq(inquiries.email, email)),
    once: 0,
    twice: 0,
  }),
  'pages/inquiry-detail/reply-form.tsx': async ({ api, token }) => {
    const { inquiry } = (await api.call(createInquirySpec, { body: INQUIRY }, { token })).body;
    const id = inquiry?.id ?? 0;
    return {
      Page: InquiryDetailPage,
      path: `/mypage/inquiry_history/${id}`,
      params: { key: String(id) },
      form: '返信する',
      pasted: { お問い合わせ内容: ['木曜日でも。　', '木曜日でも。'] },
      submit: '送信する',
      endpoint: replyInquiry,
      refused: { body: { body: TOO_LONG }, field: 'お問い合わせ内容' },
      stored: async () =>
        (await api.call(getInquirySpec, { params: { id } }, { token })).body.comments.map(({ body }) => body),
      once: ['木曜日でも。'],
      twice: ['木曜日でも。', '木曜日でも。'],
    };
  },
  'pages/order-detail/memo-form.tsx': onOrder(({ api, token }, id) => ({
    open: 'メモを追加する',
    form: '注文のメモ',
    pasted: { メモ: ['　父の日に', '父の日に'] },
    submit: '保存する',
    endpoint: createMemo,
    refused: { body: { memo: TOO_LONG }, field: 'メモ' },
    stored: async () => (await api.call(getOrderSpec, { params: { id } }, { token })).body.memo,
    once: '父の日に',
    twice: '父の日に',
  })),
  'parts/receipt-panel/receipt-content.tsx': onOrder(({ api, token }, id) => ({
    form: '領収書の記載内容',
    pasted: {
      宛名: ['株式会社　山田商店', '株式会社 山田商店'],
      但し書き: ['記念品代として　', '記念品代として'],
    },
    chosen: { 敬称: '御中' },
    submit: '保存する',
    endpoint: updateReceipt,
    refused: { body: { addressee: TOO_LONG }, field: '宛名' },
    stored: async () => {
      const { body } = await api.call(getReceiptSpec, { params: { id } }, { token });
      return [body.addressee, body.honorific, body.proviso];
    },
    once: ['株式会社 山田商店', '御中', '記念品代として'],
    twice: ['株式会社 山田商店', '御中', '記念品代として'],
  })),
  'pages/order-detail/cancel-order.tsx': onOrder(({ api, token }, id) => ({
    form: 'ご注文のキャンセル',
    pasted: { キャンセル理由: ['間違えました　', '間違えました'] },
    submit: '注文をキャンセルする',
    endpoint: cancelOrder,
    refused: { body: { cancel_reason: TOO_LONG }, field: 'キャンセル理由' },
    stored: async () => (await api.call(getOrderSpec, { params: { id } }, { token })).body.status,
    once: 'cancelled',
    twice: 'cancelled',
  })),
  'pages/order-return/return-form.tsx': async (world) => {
    const { api, token } = world;
    const { id } = await shipOrder(api, await oneProduct(world), world);
    return {
      Page: OrderReturnPage,
      path: `/mypage/order_history/${id}/return`,
      params: { key: String(id) },
      form: '返品のお申し込み',
      pasted: { ご事情: ['色が違いました　', '色が違いました'] },
      chosen: { お申し込みの理由: 'other', '.*の数量': '1' },
      ticked: [/返品の条件を確認しました/],
      submit: '返品を申し込む',
      endpoint: createOrderReturn,
      refused: { body: { remark: TOO_LONG }, field: 'ご事情' },
      stored: async () =>
        (await api.call(getOrderReturnsSpec, { params: { id } }, { token })).body.returns.map(
          ({ remark }) => remark,
        ),
      once: ['色が違いました'],
      twice: ['色が違いました'],
    };
  },
  'pages/order-find/find-order-form.tsx': async (world) => {
    const { api, email } = world;
    const id = await placeOrder(world);
    const { order_no: orderNo } = (await api.call(getOrderSpec, { params: { id } }, world)).body;
    return {
      Page: OrderFindPage,
      path: '/orders/find',
      isForGuests: true,
      form: 'ご注文の確認',
      pasted: {
        注文番号: [fullWidth(orderNo.toLowerCase()), orderNo],
        メールアドレスまたは電話番号: [fullWidth(email), email],
      },
      submit: 'メールを送信する',
      endpoint: findOrder,
      refused: { body: { contact: '' }, field: 'メールアドレスまたは電話番号' },
      // Each mail has a link that works, however many came.
      stored: async () =>
        (await api.mailbox()).some(({ to, subject }) => to === email && subject.includes('確認ページ')),
      once: true,
      twice: true,
    };
  },
};
