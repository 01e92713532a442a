import { MAIL_CODE_MINUTES, MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { PASSWORD_MIN_LENGTH } from '@shop/validation/password';
import type { SeedQuestion } from './shop-content';

/** Categories of questions; those with a parent are subcategories. */
export const QA_CATEGORIES: readonly {
  readonly key: string;
  readonly name: string;
  readonly parent?: string;
}[] = [
  { key: 'order', name: 'ご注文' },
  { key: 'change', name: '変更・キャンセル', parent: 'order' },
  { key: 'payment', name: 'お支払い' },
  { key: 'receipt', name: '領収書・請求書', parent: 'payment' },
  { key: 'delivery', name: 'お届け' },
  { key: 'returns', name: '返品・交換' },
  { key: 'member', name: '会員登録・ポイント' },
  { key: 'products', name: '商品' },
  { key: 'wrapping', name: '包装・のし', parent: 'products' },
  { key: 'size', name: 'サイズ・お直し', parent: 'products' },
  { key: 'school', name: '学校指定品・刺繍', parent: 'products' },
  { key: 'gift', name: '贈りもの', parent: 'products' },
  { key: 'social-gift', name: 'ソーシャルギフト', parent: 'gift' },
];

/** Questions with the same answer in every shop; answers are HTML. */
export const QUESTIONS: readonly SeedQuestion[] = [
  {
    category: 'order',
    question: '会員登録をしなくても注文できますか。',
    answer: 'はい。カートから「ご購入手続きへ」進み、お届け先とメールアドレスを入力してください。',
  },
  {
    category: 'order',
    question: '注文の確認メールが届きません。',
    answer:
      '迷惑メールの振り分けをご確認ください。見つからない場合は、<a href="/contact/">お問い合わせ</a>からご連絡ください。',
  },
  {
    category: 'change',
    question: '注文をキャンセルできますか。',
    answer:
      '発送前であれば、<a href="/mypage/order_history/">注文履歴</a>からキャンセルできます。使われたポイントとクーポンはお戻しします。',
  },
  {
    category: 'payment',
    question: 'どの支払い方法が使えますか。',
    answer:
      '{{payment_names}}をお使いいただけます。くわしくは<a href="/guide">ご利用ガイド</a>の「お支払い」をご覧ください。',
  },
  {
    category: 'receipt',
    question: '領収書を発行してもらえますか。',
    answer:
      'ご入金の確認後、注文履歴からダウンロードできます。会員登録をされていない場合は、ご注文の確認メールのリンクからお受け取りください。',
  },
  {
    category: 'delivery',
    question: '送料はいくらですか。',
    answer:
      'お届け先の地域により、{{shipping_fee_range}}です。{{free_shipping}}<a href="/guide">ご利用ガイド</a>に一覧があります。',
  },
  {
    category: 'delivery',
    question: 'お届けの日時を指定できますか。',
    answer: 'ご注文手続きの「配送方法・日時の指定」で、お届け希望日と時間帯をお選びいただけます。',
  },
  {
    category: 'returns',
    question: '届いた商品に傷がありました。',
    answer: '申し訳ございません。{{faulty_goods}}{{return_request}}',
  },
  {
    category: 'returns',
    question: '気が変わったときに返品できますか。',
    answer:
      '{{returns}}{{return_request}}条件は<a href="/legal">特定商取引法に基づく表記</a>をご覧ください。',
  },
  {
    category: 'member',
    question: 'ポイントの有効期限はいつまでですか。',
    answer: '{{points}}',
  },
  {
    category: 'member',
    question: 'パスワードを忘れました。',
    answer:
      '<a href="/reminder/">パスワードの再設定</a>の画面で、ご登録のメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。秘密の質問の答えもお忘れの場合は、<a href="/contact/">お問い合わせ</a>からお知らせください。ご本人と確認のうえ、秘密の質問を外します。',
  },
];

/** The messages of the pages that have one. account §2 */
export const MESSAGES: readonly {
  readonly code: string;
  readonly pages: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly isHideable?: boolean;
}[] = [
  {
    code: 'leave-step-1',
    pages: ['mypage leave step 1'],
    title: '退会の前にご確認ください',
    body: '<p>退会されますと、ポイントとクーポンは失効し、元に戻すことはできません。</p><p>進行中のご注文がある場合は、お届けのあとにお手続きください。</p>',
    isHideable: false,
  },
  {
    code: 'leave-step-2',
    pages: ['mypage leave step 2'],
    title: '退会のあとについて',
    body: '<p>またご利用いただくときは、あらためて会員登録をお願いいたします。</p>',
    isHideable: false,
  },
  {
    code: 'logout',
    pages: ['mypage logout'],
    title: 'ログアウトしました',
    body: '<p>共用の端末をお使いの場合は、ブラウザーを閉じてください。</p>',
  },
  {
    code: 'point',
    pages: ['mypage point'],
    title: 'ポイントの有効期限',
    body: '<p>ポイントには有効期限があり、期限の近いものから先に使われます。</p>',
  },
  {
    code: 'memorial',
    pages: ['mypage memorial'],
    title: '記念日のお知らせ',
    body: '<p>ご登録の日が近づきますと、マイページの「いまのお知らせ」でお知らせします。</p>',
  },
  {
    code: 'mail-verify',
    pages: ['mypage mail verify'],
    title: 'メールアドレスの確認',
    body: `<p>確認のメールをお送りします。メールのリンクは${MAIL_LINK_HOURS}時間、確認コードは${MAIL_CODE_MINUTES}分間有効です。</p>`,
    isHideable: false,
  },
  {
    code: 'address',
    pages: ['mypage address'],
    title: 'アドレス帳について',
    body: '<p>住所を変更されても、すでに確定したご注文のお届け先は変わりません。</p>',
  },
  {
    code: 'reminder',
    pages: ['reminder', 'reminder username'],
    title: 'メールが届かないとき',
    body: '<p>迷惑メールの振り分けをご確認ください。数分たっても届かない場合は、ご登録のメールアドレスが異なる場合があります。</p>',
  },
  {
    code: 'reminder-reset',
    pages: ['reminder reset'],
    title: '新しいパスワードの決めかた',
    body: `<p>ほかのサービスと同じパスワードは避け、${PASSWORD_MIN_LENGTH}文字以上の半角英字と数字を組み合わせてください。</p>`,
    isHideable: false,
  },
  {
    code: 'username-reset',
    pages: ['username reset', 'username confirm'],
    title: 'ユーザー名について',
    body: '<p>ユーザー名はログインに使います。メールアドレスでもログインできます。</p>',
  },
];
