import type { ShopNames } from './shop-options';

/** Who runs the shop and on what terms, for the pages that the law requires and for its documents; made up, as for the others. */
export const factsEntry = (key: string, { name, title }: ShopNames) => `\
  ${key}: {
    ...COMMON,
    shopName: '${title}',
    company: '株式会社見本商店',
    representative: '代表取締役　見本 花子',
    manager: '見本 花子',
    postalCode: '100-0000',
    address: '東京都千代田区見本町1丁目1番1号',
    phone: '03-0000-0000',
    email: 'info@${name}.example.jp',
    registrationNumber: 'T0000000000003',
    accountHolder: 'カ）ミホンシヨウテン',
    founded: '2026年4月',
    capital: '300万円',
    employees: '3名（2026年4月現在）',
    business: '生活用品の企画および通信販売',
    philosophy: '使ってよかった品だけを、ていねいにお届けします。',
    shipping: 'ご入金の確認後、商品ごとに表示する営業日数以内に発送いたします。',
    notReturnable: ['お菓子・お茶などの食品', '一度お使いになった商品'],
    guide: [
      ['包装について', '贈りもの用の包装を承ります。ご注文手続きの「包装・のし」からお選びください。'],
    ],
    furtherPurposes: ['新しい商品のご案内'],
  },
`;
