import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { fillTerms, findUnfilledTerms, namesTerms } from './fill-terms';
import type { ShopTerms } from './read-shop-terms';

const method = (name: string, description: string, isMembersOnly = false, paymentId = 1) => ({
  ...{ channelId: 1, paymentId, position: 1, isUsable: true },
  ...{ name, description, isMembersOnly, feeBrackets: [] },
});

const TERMS: ShopTerms = {
  fees: [
    { prefecture: '北海道', fee: 1320 },
    { prefecture: '東京都', fee: 660 },
    { prefecture: '千葉県', fee: 660 },
    { prefecture: '沖縄県', fee: 1980 },
  ],
  freeShippingFrom: 10_000,
  giftShippingFee: null,
  packings: [],
  shippingDays: null,
  sums: 'with-tax',
  payments: [
    method('銀行振込', '{{payment_due_days}}日以内に<お振り込み>ください。'),
    method('請求書', '', true),
  ],
  paymentDueDays: 5,
  convenienceDueDays: 3,
  unpaidCancelDays: 3,
  returnDays: 8,
  exchangeDays: 14,
  pointLifetimeDays: 365,
  cutOffHour: 15,
  timeSlots: ['午前中', '14時〜16時'],
};

it.each<[string, Partial<ShopTerms>, string]>([
  ['{{shipping_fee_range}}です', {}, '660円〜1,980円（税込）です'],
  ['{{shipping_fee_range}}', { fees: [{ prefecture: '東京都', fee: 660 }] }, '660円（税込）'],
  ['{{free_shipping}}', {}, 'ご注文の商品の合計が税込10,000円以上の場合は、送料をいただきません。'],
  [
    '{{free_shipping}}',
    { sums: 'without-tax' },
    'ご注文の商品の合計が税抜10,000円以上の場合は、送料をいただきません。',
  ],
  ['A{{free_shipping}}B', { freeShippingFrom: null }, 'AB'],
  ['{{free_shipping}}', { freeShippingFrom: 0 }, '送料はいただきません。'],
  ['{{payment_due_days}}日', {}, '5日'],
  ['{{ payment_names }}', {}, '銀行振込、請求書'],
  [
    '{{unpaid_orders}}',
    {},
    'お支払い期限から3日を過ぎてもご入金を確認できない場合は、ご注文を取り消します。',
  ],
  [
    '{{unpaid_orders}}',
    { unpaidCancelDays: null },
    'お支払い期限までにご入金を確認できない場合は、ご連絡のうえ、ご注文を取り消すことがあります。',
  ],
  ['{{returns}}', {}, '未使用の商品に限り、到着から8日以内にご連絡いただいたものを承ります。'],
  [
    '{{returns}}',
    { returnDays: null },
    'お客さまのご都合による返品については、<a href="/contact/">お問い合わせ</a>ください。',
  ],
  [
    '{{return_request}}',
    {},
    '会員のお客さまは、<a href="/mypage/order_history/">注文履歴</a>からお申し込みいただけます。',
  ],
  ['A{{return_request}}B', { returnDays: null }, 'AB'],
  [
    '{{faulty_goods}}',
    {},
    '到着から14日以内にご連絡ください。送料当店負担で、良品との交換または返金をいたします。',
  ],
  [
    '{{faulty_goods}}',
    { exchangeDays: null },
    '到着後、なるべく早くご連絡ください。送料当店負担で、良品との交換または返金をいたします。',
  ],
  ['{{points}}', {}, 'ポイントはお買い物に応じて付与し、付与の日から365日で失効します。'],
  ['{{points}}', { pointLifetimeDays: null }, '現在、お買い物によるポイントの付与はおこなっていません。'],
  ['A<p>{{card_numbers}}</p>B', {}, 'AB'],
  [
    '{{card_numbers}}',
    { payments: [method('クレジットカード', '', false, PAYMENTS.card)] },
    'クレジットカードの番号は決済会社に直接送られ、当店は保存しません。',
  ],
  ['{{delivery_times}}', {}, 'お届けの時間帯は、午前中、14時〜16時からお選びいただけます。'],
  ['<p>{{delivery_times}}</p>', { timeSlots: [] }, ''],
  ['<p>{{cut_off}}</p>', {}, '<p>営業日の15時までのご注文を、その日の受付といたします。</p>'],
  [
    '<p>{{payments}}</p>',
    {},
    '<ul><li>銀行振込：5日以内に&lt;お振り込み&gt;ください。</li><li>請求書（会員のお客さま）</li></ul>',
  ],
  ['<td>{{payments}}</td>', { payments: [] }, '<td></td>'],
  [
    '{{shipping_fees}}',
    {},
    '<table><tbody><tr><th scope="row">北海道</th><td>1,320円</td></tr>' +
      '<tr><th scope="row">沖縄県</th><td>1,980円</td></tr>' +
      '<tr><th scope="row">そのほかの都道府県</th><td>660円</td></tr></tbody></table>',
  ],
  [
    '{{shipping_fees}}',
    { fees: [{ prefecture: '東京都', fee: 660 }] },
    '<table><tbody><tr><th scope="row">全国一律</th><td>660円</td></tr></tbody></table>',
  ],
  ['{{shipping_fees}}', { fees: [] }, ''],
  ['{{other_fees}}', { payments: [] }, '<ul><li>送料：660円〜1,980円（税込）</li></ul>'],
  ['{{other_fees}}', { payments: [], freeShippingFrom: 0 }, ''],
  [
    '<p>{{other_fees}}</p>',
    {
      payments: [],
      fees: [],
      giftShippingFee: 880,
      packings: [
        { name: 'A<B', fee: 110 },
        { name: 'C', fee: 0 },
      ],
    },
    '<ul><li>ソーシャルギフトの送料：お届け先にかかわらず880円（税込）</li>' +
      '<li>包装・のしなどをお選びの場合（一点につき、税込）：A&lt;B 110円</li></ul>',
  ],
  ['A{{shipping_times}}B', { payments: [] }, 'AB'],
  [
    '{{shipping_times}}',
    { payments: [method('<前払い>', '')] },
    '<ul><li>&lt;前払い&gt;：ご入金の確認後、発送いたします。</li></ul>',
  ],
  ['A{{payment_deadlines}}B', { payments: [method('カード', '', false, PAYMENTS.card)] }, 'AB'],
  ['{{no_such_term}} {x} {{}}', {}, '{{no_such_term}} {x} {{}}'],
])('%s, where %j, becomes %s', (html, terms, text) => {
  expect(fillTerms(html, { ...TERMS, ...terms })).toBe(text);
});

it.each<[string, boolean, readonly string[]]>([
  ['<p>{{returns}}</p>', true, []],
  ['<p>{{returns}}</p>', false, ['returns']],
  ['{{return_days}} {{returns}} {{return_days}}', true, ['return_days']],
  ['{{}} {returns} { {returns} }', true, ['']],
])('%j, filled: %s, leaves %j', (html, isFilled, names) => {
  expect(findUnfilledTerms(html, { isFilled })).toEqual(names);
});

it('reads the terms only for a text that names one', () => {
  expect(namesTerms('<p>{{returns}}</p>')).toBe(true);
  expect(namesTerms('<p>{{other}} {returns}</p>')).toBe(false);
});
