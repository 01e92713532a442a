import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { operate } from './operate';
import type { RegisteredMember } from './register-member';
import { DEMO_PASSWORD } from './shopper';

/** A form of the account area: where it is, what is written there, what sends it, and what is said then. */
export interface ExpiringForm {
  readonly path: string;
  readonly heading: string | RegExp;
  /** The text whose press opens the form, where its page does not show it at once. */
  readonly open?: string;
  /** The text that unfolds it; where something was written it is unfolded on the return. */
  readonly fold?: string;
  /** The form's accessible name. */
  readonly form: string;
  /** By the fields' labels. */
  readonly written?: Readonly<Record<string, string>>;
  /** Fields that are never kept. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  /** Boxes, by their labels. */
  readonly ticked?: readonly RegExp[];
  /** The stars that are given. */
  readonly starred?: string;
  /** What is written in the frame of the payment service, whose button then sends the form. */
  readonly card?: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The button of the question that follows. */
  readonly confirm?: string;
  /** What the shopper reads once it is sent. */
  readonly done: string;
}

/** Prepares what is there before the form is opened. */
export type ExpiringFormOf = (member: RegisteredMember) => Promise<ExpiringForm> | ExpiringForm;

const ADDRESS = {
  姓: '佐藤',
  名: '花子',
  '姓（カナ）': 'サトウ',
  '名（カナ）': 'ハナコ',
  郵便番号: '100-0001',
  市区町村: '千代田区',
  番地: '千代田9-9',
  電話番号: '03-1234-5678',
};
const MEMORIAL = { target_user_name: '母', name: '誕生日', month: 5, date: 4, division_ct: 1 } as const;
const INQUIRY = { name: '新井 一', body: '土曜日に届きますか。' };
const NEXT_PASSWORD = 'another-pass-2026';

async function placeOrder(owner: RegisteredMember) {
  const cart = await createReadyCart(API, [await findProductInStock()], owner);
  return (await decideCart(API, cart, owner)).body;
}
const orderForm =
  (form: Omit<ExpiringForm, 'path' | 'heading'>): ExpiringFormOf =>
  async (member) => {
    const { order_id: id } = await placeOrder(member);
    return { path: `/mypage/order_history/${id}`, heading: '注文詳細', ...form };
  };

/** The forms of a member's own data. */
export const PROFILE_FORMS: Readonly<Record<string, ExpiringFormOf>> = {
  会員情報の変更: () => ({
    path: '/mypage/user_info/edit',
    heading: '会員情報の変更',
    form: '会員情報',
    written: { 姓: '新谷', 電話番号: '03-1234-5678' },
    submit: '保存する',
    done: '会員情報を保存しました',
  }),
  パスワード変更: () => ({
    path: '/mypage/password',
    heading: 'パスワード変更',
    form: 'パスワード変更',
    secrets: {
      現在のパスワード: DEMO_PASSWORD,
      新しいパスワード: NEXT_PASSWORD,
      '新しいパスワード（確認）': NEXT_PASSWORD,
    },
    submit: '保存する',
    done: 'パスワードを変更しました。',
  }),
  退会: () => ({
    path: '/mypage/leave',
    heading: '退会',
    form: '退会の手続き',
    secrets: { 現在のパスワード: DEMO_PASSWORD },
    submit: '退会する',
    confirm: '退会する',
    done: '退会の手続きが完了しました。長らくのご利用、ありがとうございました。',
  }),
  住所の追加: () => ({
    path: '/mypage/address/add',
    heading: '住所の追加',
    form: '住所',
    written: ADDRESS,
    submit: '保存する',
    done: '住所を追加しました',
  }),
  住所の変更: async (as) => {
    const address = (await API.call(createUserAddressSpec, { body: TOKYO_ADDRESS }, as)).body;
    return {
      path: `/mypage/address/${address.id}/edit`,
      heading: '住所の変更',
      form: '住所',
      written: { 番地: '8-8', 建物名・部屋番号: '八号館' },
      submit: '保存する',
      done: '住所を変更しました',
    };
  },
  クレジットカードの追加: () => ({
    path: '/mypage/card/add',
    heading: 'クレジットカードの追加',
    form: 'カードの登録',
    written: { カード名義: 'ふだん使い' },
    card: { カード番号: '4242 4242 4242 4242', 有効期限: '203112', セキュリティコード: '123' },
    submit: '登録する',
    done: 'カードを登録しました',
  }),
  記念日の追加: () => ({
    path: '/mypage/memorial/add',
    heading: '記念日の追加',
    form: '記念日',
    written: { お名前: '祖母', 記念日の名前: '米寿' },
    chosen: { 区分: '99', 月: '9', 日: '15' },
    submit: '保存する',
    done: '記念日を追加しました',
  }),
  記念日の変更: async (as) => {
    const memorial = (await API.call(createUserMemorialSpec, { body: MEMORIAL }, as)).body;
    return {
      path: `/mypage/memorial/${memorial.id}/edit`,
      heading: '記念日の変更',
      form: '記念日',
      written: { 記念日の名前: '還暦' },
      submit: '保存する',
      done: '記念日を変更しました',
    };
  },
  採寸データの追加: () => ({
    path: '/mypage/measurement/edit',
    heading: '採寸データの追加',
    form: '採寸データ',
    written: { 身長: '151.5' },
    submit: '保存する',
    done: '採寸データを追加しました',
  }),
  ネーム刺繍の変更: () => ({
    path: '/mypage/name-embroidery/edit',
    heading: 'ネーム刺繍の変更',
    form: 'ネーム刺繍',
    written: { 刺繍する文字: '新谷' },
    submit: '保存する',
    done: 'ネーム刺繍を保存しました',
  }),
};

/** What a member asks, says of products, and does about an order. */
export const SERVICE_FORMS: Readonly<Record<string, ExpiringFormOf>> = {
  お問い合わせ: () => ({
    path: '/contact',
    heading: 'お問い合わせ',
    form: 'お問い合わせの入力',
    written: { 'お名前（カナ）': 'アライハジメ', お問い合わせ内容: '木曜日に届きますか。' },
    submit: '入力内容の確認へ',
    done: '木曜日に届きますか。',
  }),
  お問い合わせへの返信: async (as) => {
    const { inquiry } = (await API.call(createInquirySpec, { body: INQUIRY }, as)).body;
    return {
      path: `/mypage/inquiry_history/${inquiry?.id ?? 0}`,
      heading: 'お問い合わせの詳細',
      form: '返信する',
      written: { お問い合わせ内容: '木曜日でもかまいません。' },
      submit: '送信する',
      done: '送信しました',
    };
  },
  カタログ請求: () => ({
    path: '/catalog-order',
    heading: 'カタログ請求',
    form: 'カタログ請求の入力',
    written: { ...ADDRESS, ご要望: '二部お願いします。' },
    ticked: [/.+/],
    submit: '請求する',
    done: 'カタログ請求を承りました。',
  }),
  レビュー: async () => ({
    path: `/product/${(await findProductInStock()).product_key}`,
    heading: /./,
    open: 'レビューを書く',
    form: 'レビューの投稿',
    written: { タイトル: 'とても良い', レビュー本文: '毎日使っています。', ニックネーム: '森' },
    starred: '星5つ',
    submit: 'レビューを投稿する',
    done: 'レビューを投稿しました。ありがとうございます。',
  }),
  商品のご要望: () => ({
    path: '/product?word=ありえない品',
    heading: /./,
    open: '商品をリクエストする',
    form: '商品リクエスト',
    written: { メーカー名: '森製作所', ご要望: '青いものがほしいです。' },
    submit: '送信する',
    done: '商品リクエストを受け付けました。',
  }),
  注文のメモ: orderForm({
    open: 'メモを追加する',
    form: '注文のメモ',
    written: { メモ: '父の日に' },
    submit: '保存する',
    done: 'メモを保存しました',
  }),
  領収書の記載内容: orderForm({
    form: '領収書の記載内容',
    written: { 宛名: '株式会社 山田商店', 但し書き: '記念品代として' },
    chosen: { 敬称: '御中' },
    submit: '保存する',
    done: '領収書の記載内容を保存しました',
  }),
  注文のキャンセル: orderForm({
    fold: 'ご注文のキャンセル',
    form: 'ご注文のキャンセル',
    written: { キャンセル理由: '間違えて注文しました' },
    submit: '注文をキャンセルする',
    done: 'ご注文をキャンセルしました',
  }),
  返品のお申し込み: async (member) => {
    const { order_id: id, order_no: orderNo } = await placeOrder(member);
    await operate('orders', 'paid', orderNo);
    await operate('orders', 'shipped', orderNo, '--tracking', orderNo);
    return {
      path: `/mypage/order_history/${id}/return`,
      heading: '返品のお申し込み',
      form: '返品のお申し込み',
      written: { ご事情: '色が違いました' },
      chosen: { お申し込みの理由: 'other' },
      ticked: [/返品の条件を確認しました/],
      submit: '返品を申し込む',
      done: '返品のお申し込みを受け付けました',
    };
  },
};
