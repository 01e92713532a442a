import { EMBROIDERY_WORKING_DAYS, EMBROIDERY_WORKING_DAYS_IN_MARCH, ENTRANCE_DAYS } from './shop-facts';
import type { ShopContent } from './shop-content';

/** What 学生服のまなびや tells. */
export const schoolContent: ShopContent = {
  welcome: '入学のご準備、おめでとうございます。学校指定品は、学校から配られたパスワードでご覧いただけます。',
  hero: {
    phrase: '三年間、毎日をともにする服を。',
    lead: '縫製工場が直接お届けする制服と通学用品です。サイズ選びからお直しまで、卒業の日までお手伝いします。',
  },
  layoutTitles: {
    reasons: 'はじめてご利用のご家庭へ',
    categories: '品目から探す',
    arrivals: '新しく入った品',
    ranking: 'おすすめの品',
    articles: '採寸とお手入れの読みもの',
    staff: '採寸と仕立ての担当者',
    catalogs: '紙のカタログ',
  },
  articles: [
    {
      title: '採寸は、いつもの下着の上から',
      label: '採寸のこつ',
      author: '採寸担当 岡',
      excerpt: 'ご家庭で測るときに気をつけたい四つの場所と、迷ったときの決めかたです。',
      text: [
        '# 胸囲はわきの下で',
        'メジャーを水平に回し、指が二本入るくらいのゆとりで測ります。',
        '# ウエストは座って',
        '立って測るより二、三センチ大きくなるのがふつうです。座った寸法で選ぶと、授業中も苦しくありません。',
        '# 迷ったら大きいほうを',
        '上着の袖とスラックスの裾は、あとから出せるように仕立てています。',
      ],
      products: ['manabi-blazer', 'asahi-slacks', 'manabi-skirt'],
      daysAgo: 15,
    },
    {
      title: '制服の手入れ、週に一度の十分',
      label: 'お手入れ',
      author: '縫製工場 森田',
      excerpt: '三年間きれいに着るために、週末にしておきたいことをまとめました。',
      text: [
        '# ほこりを落とす',
        '洋服ブラシを上から下へ。襟と袖口は裏側もかけてください。',
        '# 雨の日は乾いた布で',
        'ぬれたらすぐに水気を押さえ、厚みのあるハンガーで陰干しします。',
      ],
      products: ['asahi-blazer', 'manabi-premium-slacks', 'asahi-skirt'],
      daysAgo: 37,
    },
    {
      title: '上ばきと体操服の買い替えどき',
      label: '読みもの',
      author: '店頭スタッフ 西村',
      excerpt: '成長期の足は半年で一センチ。買い替えの目安をお伝えします。',
      text: [
        'つま先のゆとりが五ミリを切ったら、買い替えどきです。月に一度、中敷きを出して足をのせてみてください。',
        '体操服は、ひじとひざが薄くなる前に替えると、けがを防げます。',
      ],
      products: ['kayoi-indoor-shoes', 'genki-gym-set', 'manabi-gym-gym-shirt'],
      daysAgo: 62,
    },
    {
      title: '名入れ刺繍の書体が増えました',
      label: 'お知らせ',
      author: '刺繍工房',
      excerpt: '楷書に加えて、行書、ゴシック体、ローマ字の筆記体をお選びいただけます。',
      text: [
        `刺繍は漢字、かな、ローマ字からお選びいただけます。仕上がりまで、${EMBROIDERY_WORKING_DAYS}営業日ほどいただきます。`,
      ],
      products: ['genki-gym-set', 'manabi-blazer', 'manabi-gym-jersey'],
      daysAgo: 5,
    },
  ],
  banners: [
    {
      area: 'home-main',
      title: '制服の買い足し',
      text: 'シャツ、スラックス、スカート。一着から承ります。',
      linkUrl: '/product?category=uniform&child=true',
    },
    {
      area: 'home-main',
      title: '体操服の買い足し',
      text: '洗い替えに、もう一組。乾きやすい生地でそろえました。',
      linkUrl: '/product?category=gym&child=true',
    },
    {
      area: 'home-main',
      title: '通学かばんと靴',
      text: '毎日の道を支える、軽くて丈夫な品です。',
      linkUrl: '/product?category=commute&child=true',
    },
    {
      area: 'home-sub',
      title: '採寸のこつ',
      text: 'ご家庭での測りかた',
      linkUrl: '/blog/',
    },
    { area: 'home-sub', title: 'よくあるご質問', text: 'サイズ交換と刺繍について', linkUrl: '/faq/' },
    {
      area: 'product-list',
      title: 'お直しのご案内',
      text: '丈やサイズのお直しを承ります。',
      linkUrl: '/lp/alterations',
    },
    {
      area: 'product-list',
      title: 'よくあるご質問',
      text: 'サイズ交換と刺繍についてお答えします。',
      linkUrl: '/faq/',
    },
    { area: 'cart', title: '刺繍をご希望の方へ', text: 'お名前の入れかたをご案内します。', linkUrl: '/faq/' },
  ],
  collections: [
    {
      alias: 'entrance',
      name: '入学準備の基本',
      description: '入学までにそろえたい品をまとめました。',
      promise: { aisles: ['uniform', 'commute'] },
    },
    {
      alias: 'change-of-season',
      name: '衣替えの支度',
      description: '六月と十月の衣替えに。',
      promise: { aisles: ['uniform', 'gym'] },
    },
    {
      alias: 'spare',
      name: '洗い替えの買い足し',
      description: '一年の途中で足りなくなりやすい品です。',
      promise: { aisles: ['uniform', 'gym', 'supplies'] },
    },
  ],
  books: [
    {
      key: 'uniform-guide-2026',
      title: '制服ガイドブック 2026',
      description: '採寸から着こなし、お手入れまで。',
      pages: 8,
      daysAgo: 90,
    },
    {
      key: 'sports-2026',
      title: '体操服・水泳用品カタログ 2026',
      description: '学年色とサイズの一覧です。',
      pages: 6,
      daysAgo: 70,
    },
  ],
  stylists: [
    {
      key: 'oka',
      name: '岡 みさき',
      kana: 'オカ ミサキ',
      role: '採寸アドバイザー',
      profile: '毎年二千人の採寸をお手伝いしています。成長を見込んだサイズ選びはお任せください。',
      portrait: { drawing: 'portrait-bob', hex: '#7a4e6d' },
      looks: [
        [
          '入学式の一そろい',
          '肩の線を合わせ、袖は手首の骨が隠れる長さに。三年後も着られる仕立てです。',
          ['manabi-blazer', 'manabi-skirt', 'manabi-premium-shirt'],
        ],
        [
          '雨の日の通学',
          '軽いレインコートと通学傘に、背負えるかばん。両手が空いて、足もとに気を配れます。',
          ['kayoi-raincoat', 'asahi-commute-umbrella', 'kayoi-school-bag'],
        ],
      ],
    },
    {
      key: 'morita',
      name: '森田 剛',
      kana: 'モリタ ツヨシ',
      role: '縫製工場長',
      profile: '縫い目を見れば工場がわかります。お直しのご相談も直接お答えします。',
      portrait: { drawing: 'portrait-short', hex: '#4a6fa5' },
      looks: [
        [
          '上着を脱ぐ日の着こなし',
          '汗を吸う長袖シャツに、軽いスラックス。裾はくるぶしの少し上に。',
          ['asahi-eco-shirt', 'asahi-slacks'],
        ],
      ],
    },
  ],
  tags: [
    {
      key: 'washable',
      name: '家で洗える',
      description: 'ご家庭で洗える品です。',
      promise: { says: '洗えます' },
    },
    {
      key: 'alterable',
      name: 'お直し対応',
      description: '丈を伸ばせる仕立ての品です。',
      promise: { says: '袖や裾が出せる' },
    },
    {
      key: 'embroidery',
      name: '名入れ刺繍',
      description: 'お名前の刺繍を承れる品です。',
      promise: { aisles: ['uniform', 'gym'] },
    },
    {
      key: 'sakura-jhs',
      name: 'さくら台中学校 指定品',
      description: 'さくら台中学校に通う方のための指定品です。パスワードは入学の案内に記載しています。',
      password: 'sakura-2026',
      schoolCode: 'SAKURA01',
    },
    {
      key: 'midori-hs',
      name: '緑ヶ丘高等学校 指定品',
      description: '緑ヶ丘高等学校に通う方のための指定品です。パスワードは入学の案内に記載しています。',
      password: 'midori-2026',
      schoolCode: 'MIDORI02',
    },
  ],
  questions: [
    {
      category: 'size',
      question: '届いた制服のサイズが合いません。交換できますか。',
      answer:
        '試着だけでタグを外していない品は、返品と同じ期間のうちに交換いたします。{{returns}}{{return_request}}刺繍やお直しをした品はお受けできません。往復の送料はお客さまのご負担となります。',
    },
    {
      category: 'size',
      question: '身長が伸びたら、丈を直してもらえますか。',
      answer: '「お直し対応」の品は承ります。袖と裾をそれぞれ五センチまで出せます。',
    },
    {
      category: 'school',
      question: '学校指定品が表示されません。',
      answer:
        '「学校から探す」で学校を選び、学校から配られたパスワードを入力してください。学校コードと会員番号でも確認できます。',
    },
    {
      category: 'school',
      question: '名入れ刺繍には何日かかりますか。',
      answer: `通常の発送に加えて、${EMBROIDERY_WORKING_DAYS}営業日ほどいただきます。三月は${EMBROIDERY_WORKING_DAYS_IN_MARCH}営業日ほどかかることがあります。`,
    },
  ],
  landingPages: [
    {
      slug: 'entrance-2027',
      title: '入学準備はじめてガイド',
      description: 'いつ、何を、どの順にそろえるか。入学までの予定表です。',
      lead: '合格発表から入学式まで。慌てずにそろえるための予定表です。',
      collection: 'entrance',
      text: [
        '# 一月　採寸とご注文',
        '採寸データをマイページに記録し、上着とスラックス・スカートをご注文ください。',
        '# 二月　体操服と上ばき',
        '学年色を確かめてからご注文ください。',
        '# 三月　名入れと持ちもの',
        `刺繍は混み合います。入学式の${ENTRANCE_DAYS}日前までにお申し込みください。`,
      ],
      hasCoupons: true,
    },
    {
      slug: 'alterations',
      title: 'お直しのご案内',
      description: '丈出し、ほころび、ボタン付け。縫製工場が直接お受けします。',
      lead: '長く着ていただくことが、私たちの誇りです。',
      collection: 'spare',
      text: ['# 料金の目安', '袖丈・裾丈は一か所1,650円（税込）、ボタン付けは一個330円（税込）です。'],
      hasCoupons: false,
    },
  ],
};
