import type { ShopNames } from './shop-options';

/** What a shop tells besides its products: one of everything. */
export const contentFile = ({ name, variable, title }: ShopNames) => `\
import type { ShopContent } from './shop-content';

/** What ${title} tells. */
export const ${variable}Content: ShopContent = {
  welcome: 'ようこそ。ご不明な点は、お気軽にお問い合わせください。',
  layoutTitles: {
    reasons: 'はじめての方へ',
    categories: 'カテゴリーから探す',
    arrivals: '新着商品',
    ranking: 'おすすめランキング',
    articles: '読みもの',
    staff: 'お店の人',
    catalogs: '紙のカタログ',
  },
  articles: [
    {
      title: '器の選びかた',
      label: '読みもの',
      author: '見本 花子',
      excerpt: 'はじめての一枚を選ぶときの、三つの目安です。',
      text: ['# 大きさ', '盛りつける量より、ひとまわり大きなものをお選びください。'],
      products: ['daily-plate', 'season-plate'],
      daysAgo: 5,
    },
  ],
  banners: [
    { area: 'home-main', title: '開店のご挨拶', text: '食卓の道具をそろえました。', linkUrl: '/product' },
    { area: 'home-sub', title: '新着商品', text: '新しく届いた品です。', linkUrl: '/product?sort=new' },
  ],
  collections: [
    { alias: 'first-choice', name: 'はじめての方に', description: '使いやすい定番です。', promise: {} },
  ],
  books: [
    {
      key: '${name}-book',
      title: '器のカタログ',
      description: '定番の品を一冊に。',
      pages: 4,
      daysAgo: 20,
    },
  ],
  stylists: [
    {
      key: 'hanako',
      name: '見本 花子',
      kana: 'ミホン ハナコ',
      role: '店主',
      profile: '毎日の食卓で試してから、店に並べます。',
      portrait: { drawing: 'portrait-bob', hex: '#5c7a6b' },
      looks: [['朝の食卓', 'マグカップと小さな皿を合わせました。', ['daily-mug', 'daily-plate']]],
    },
  ],
  tags: [{ key: 'daily-use', name: '毎日使う', description: '丈夫で洗いやすい品です。' }],
  questions: [
    { category: 'products', question: '食器洗い機で使えますか。', answer: '木の品のほかはお使いいただけます。' },
  ],
  landingPages: [
    {
      slug: 'opening',
      title: '開店特集',
      description: '開店を記念して選んだ品です。',
      lead: '食卓の道具を、少しずつ。',
      collection: 'first-choice',
      text: ['# 選んだ品', '毎日使うものから、贈りものまで。'],
      hasCoupons: true,
    },
  ],
};
`;
