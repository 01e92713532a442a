import type { ShopContent } from './shop-content';

/** What 贈りもの専門店 むすび tells. */
export const giftContent: ShopContent = {
  welcome:
    '贈りものに迷われたら、相手の方とのご関係とご予算から一緒に考えます。お気軽にお問い合わせください。',
  hero: {
    phrase: '言葉にしにくい気持ちを、かたちに。',
    lead: 'お祝い、お返し、季節のご挨拶。のしと包装をお選びいただけ、住所を知らない方へも贈れます。',
  },
  layoutTitles: {
    reasons: 'はじめて贈りものを選ぶ方へ',
    categories: '贈る場面から探す',
    arrivals: '新しい贈りもの',
    ranking: 'おすすめの贈りもの',
    articles: '贈りものの読みもの',
    staff: '贈りものの相談役',
    catalogs: '紙のカタログ',
  },
  articles: [
    {
      title: '出産内祝いは、いつまでに贈る？',
      label: '贈りかたの作法',
      author: '結城 和',
      excerpt: '生後一か月を目安に。遅れてしまったときの添え書きもご紹介します。',
      text: [
        '# 目安はお宮参りの頃',
        'お祝いをいただいてから一か月ほど、お宮参りを迎える頃が目安です。',
        '# 金額は半分から三分の一',
        '高額なお祝いをいただいたときは、三分の一ほどでも失礼にあたりません。',
        '# 遅れてしまったら',
        '「ご報告が遅くなりましたが」と一言添えれば、気持ちは十分に伝わります。',
      ],
      products: ['tsukimi-sweets', 'yui-towel-set', 'kotohogi-select-catalog'],
      daysAgo: 8,
    },
    {
      title: '内のしと外のし、どちらを選ぶ',
      label: '贈りかたの作法',
      author: '包装担当 小川',
      excerpt: '配送なら内のし、手渡しなら外のし。迷ったときの決めかたです。',
      text: [
        '内のしは、品物に直接のし紙をかけてから包装します。配送の途中で汚れたり破れたりする心配がありません。',
        '外のしは包装の上からかけます。表書きがすぐに見えるので、手渡しのお祝いに向いています。',
        '羊羹の箱やタオルの詰め合わせのように角の整った品は、どちらでもきれいにかけられます。',
      ],
      products: ['kotohogi-yokan', 'yui-towel-set'],
      daysAgo: 29,
    },
    {
      title: '住所を知らない友人へ贈る',
      label: 'ご案内',
      author: '店頭スタッフ 長谷川',
      excerpt: 'メールやメッセージでリンクを送るだけ。ソーシャルギフトの使いかたです。',
      text: [
        'ご注文の手続きで「ソーシャルギフト」をお選びください。お支払いのあと、相手の方へ渡すリンクが届きます。',
        '相手の方がお届け先と日にちを入力されると、発送の準備に入ります。贈り主さまのご住所と金額は表示されません。',
        '綿のひざ掛けや焼菓子のように、サイズを選ばない品が、はじめての方にも贈りやすくなります。',
      ],
      products: ['musubi-home-blanket', 'tsukimi-sweets'],
      daysAgo: 48,
    },
    {
      title: '季節のご挨拶、いつ贈る？',
      label: '季節の贈りもの',
      author: '結城 和',
      excerpt: 'お中元とお歳暮の時期を、地域ごとにまとめました。',
      text: [
        '# お中元',
        '関東では七月の初めから十五日まで、関西では七月の半ばから八月十五日までが目安です。時期を過ぎたら「暑中御見舞」「残暑御見舞」として贈ります。お茶の詰め合わせや果物が、暑さの見舞いに添います。',
        '# お歳暮',
        '関東では十二月の初めから、関西では半ばから二十日ごろまでが目安です。年が明けたら「御年賀」「寒中御見舞」として贈ります。切り分けやすい羊羹は、ご家族の多い方に。',
      ],
      products: ['tsukimi-kiwami-tea-set', 'kotohogi-yokan', 'kotohogi-fruit'],
      daysAgo: 2,
    },
  ],
  banners: [
    {
      area: 'home-main',
      title: '季節のご挨拶に',
      text: 'のしと包装を、ご注文のときにお選びいただけます。',
      linkUrl: '/product?sort=recommended',
    },
    {
      area: 'home-main',
      title: '出産内祝い',
      text: 'やわらかな肌着と、選べるカタログをそろえました。',
      linkUrl: '/product?category=gift-baby&child=true',
    },
    {
      area: 'home-main',
      title: '花を贈る',
      text: '花守の職人が、朝に束ねてお届けします。',
      linkUrl: '/product?category=gift-flowers&child=true',
    },
    {
      area: 'home-sub',
      title: 'カタログ請求',
      text: '贈りもの手帖を無料でお送りします',
      linkUrl: '/catalog-order/',
    },
    {
      area: 'home-sub',
      title: '贈りものの読みもの',
      text: '季節の贈りものと作法をご紹介します',
      linkUrl: '/blog/',
    },
    {
      area: 'product-list',
      title: '住所を知らない方へ贈る',
      text: 'メールやSNSでお届け先をうかがう贈りかたをご案内します。',
      linkUrl: '/lp/social-gift-guide',
    },
    {
      area: 'product-list',
      title: 'デジタルカタログ',
      text: 'お写真で選んでいただけます。',
      linkUrl: '/flip-book/',
    },
    { area: 'cart', title: 'よくあるご質問', text: '包装やお届けについてお答えします。', linkUrl: '/faq/' },
  ],
  collections: [
    {
      alias: 'seasonal-greetings',
      name: '季節のご挨拶の定番',
      description: '目上の方にも安心して贈れる品です。',
      promise: { aisles: ['gift-sweets', 'gift-home'] },
    },
    {
      alias: 'baby-return',
      name: '出産内祝い',
      description: '出産のお返しに選びやすい品です。',
      promise: { aisles: ['gift-baby', 'gift-sweets'] },
    },
    {
      alias: 'under-3000',
      name: 'ささやかなお礼に',
      description: '気を遣わせない、小さな贈りもの。',
      promise: { maxPrice: 5_000 },
    },
  ],
  books: [
    {
      key: 'okurimono-techo-2026',
      title: '贈りもの手帖 2026',
      description: '一年の贈りものと作法を一冊に。',
      pages: 8,
      daysAgo: 50,
    },
    {
      key: 'uchiiwai-2026',
      title: '内祝いカタログ 2026',
      description: '出産・結婚の内祝いを価格別にご紹介します。',
      pages: 6,
      daysAgo: 75,
    },
  ],
  stylists: [
    {
      key: 'yuki',
      name: '結城 和',
      kana: 'ユウキ カズ',
      role: 'ギフトコンシェルジュ',
      profile: '贈る方の言葉にならない気持ちを、品物と添え書きで形にします。',
      portrait: { drawing: 'portrait-short', hex: '#6b705c' },
      looks: [
        [
          'はじめての内祝い',
          '焼菓子に、やわらかなタオルを合わせました。ご報告の言葉を添えて。',
          ['tsukimi-sweets', 'yui-towel-set'],
        ],
        [
          '恩師へのご挨拶',
          'かしこまりすぎず、気持ちの伝わるお茶と羊羹を合わせました。',
          ['tsukimi-kiwami-tea-set', 'kotohogi-yokan'],
        ],
      ],
    },
    {
      key: 'ogawa',
      name: '小川 みゆき',
      kana: 'オガワ ミユキ',
      role: '包装とのしの担当',
      profile: '折り目ひとつで印象が変わります。風呂敷包みもご相談ください。',
      portrait: { drawing: 'portrait-bun', hex: '#b56576' },
      looks: [
        [
          '風呂敷で包む',
          '包みそのものも贈りものに。結び目は花のかたちに仕上げます。',
          ['kotohogi-home-furoshiki', 'musubi-home-furoshiki'],
        ],
      ],
    },
  ],
  tags: [
    { key: 'noshi', name: 'のし対応', description: '表書きとお名入れを承れる品です。' },
    { key: 'social-gift', name: 'ソーシャルギフト対応', description: '住所を知らない方へも贈れる品です。' },
    {
      key: 'under-5000',
      name: '5,000円以内',
      description: '税込5,000円以内の贈りものです。',
      promise: { maxPrice: 5_000 },
    },
    { key: 'name-print', name: 'のし名入れ', description: 'のしにお名前を入れてお届けできる品です。' },
    {
      key: 'company-gift',
      name: '法人さま専用',
      description: '周年記念などの法人さま専用の品です。パスワードは担当者からご案内しています。',
      password: 'musubi-2026',
    },
  ],
  questions: [
    {
      category: 'gift',
      question: 'のしの表書きがわかりません。',
      answer:
        'ご用途をお知らせいただければ、ふさわしい表書きをご案内します。出産のお返しは「内祝」、結婚のお返しも「内祝」です。',
    },
    {
      category: 'gift',
      question: '金額のわかるものは入りますか。',
      answer: 'お届け先に、納品書や領収書など金額のわかる書類は同封いたしません。',
    },
    {
      category: 'social-gift',
      question: 'ソーシャルギフトの期限はありますか。',
      answer:
        'リンクには期限があり、ご注文の詳細に表示しています。期限までに入力がない場合、ご注文は自動でキャンセルされます。',
    },
  ],
  landingPages: [
    {
      slug: 'seasonal-greetings',
      title: '季節のご挨拶',
      description: 'お中元、お歳暮、お年賀に。目上の方にも安心して贈れる品を集めました。',
      lead: '日ごろの感謝を、のしと包装を添えて。',
      collection: 'seasonal-greetings',
      text: [
        '# お早めのご注文がおすすめです',
        '混み合う前にご注文いただくと、お届け日をお選びいただきやすくなります。クーポンもあわせてお使いください。',
        '# お届けの時期',
        'お中元は、関東は七月初めから、関西は七月半ばから。お歳暮は十二月二十日ごろまでのお届けをおすすめします。',
      ],
      hasCoupons: true,
    },
    {
      slug: 'social-gift-guide',
      title: 'はじめてのソーシャルギフト',
      description: '住所を知らない方へ贈る、三つの手順です。',
      lead: '選んで、支払って、リンクを渡すだけ。',
      collection: 'under-3000',
      text: ['# 受け取る方の手順', 'リンクを開き、お届け先と日にちを入力します。会員登録はいりません。'],
      hasCoupons: false,
    },
  ],
};
