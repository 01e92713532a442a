import type { ShopContent } from './shop-content';

/** What オフィス什器卸 かなめ tells. */
export const corporateContent: ShopContent = {
  welcome: '会員登録のうえログインされますと、お取引の区分に応じた卸価格でご覧いただけます。',
  hero: {
    phrase: '働く場と商いの場を、図面から。',
    lead: 'オフィス家具と店舗什器を、製造から納品までお届けします。会員のお客さまには卸価格でご案内し、見積書はカートから発行できます。',
  },
  layoutTitles: {
    reasons: 'はじめてお取引のお客さまへ',
    categories: '分野から探す',
    arrivals: '新製品',
    ranking: 'おすすめの什器',
    articles: '納入事例と選びかた',
    staff: 'ご相談の窓口',
    catalogs: '紙のカタログ',
  },
  articles: [
    {
      title: '四十名の事務所を一週間で移転した記録',
      label: '導入事例',
      author: '法人営業部 大木',
      excerpt: '机の配置からごみの引き取りまで。移転の段取りを、実際の工程表とともにご紹介します。',
      text: [
        'お客さまは都内の設計事務所です。ご契約から引き渡しまで、営業日で五日という条件でした。',
        '# 二日目までに図面を固める',
        '最初の二日で配線と避難の経路を確かめ、机の列を決めました。通路は幅120cmを確保しています。',
        '# 搬入は夜間に',
        'エレベーターを占有できる夜の八時から搬入し、組み立ては翌朝の七時に終わりました。',
      ],
      products: ['kaname-work-desk', 'kaname-work-chair', 'toyo-locker'],
      daysAgo: 12,
    },
    {
      title: '椅子の耐用年数を考える',
      label: '選びかた',
      author: '品質保証室',
      excerpt: '一日八時間、五年。業務用の椅子は何を見て選べばよいのでしょうか。',
      text: [
        '# 見るのは三か所',
        '座面の厚み、昇降の部品、脚のキャスターです。この三つは部品として交換できるかどうかも確かめてください。',
        '当社の椅子は、製造の終了から八年間、部品をお届けします。',
      ],
      products: ['kaname-work-chair', 'sukkiri-work-chair', 'kaname-pro-work-chair'],
      daysAgo: 33,
    },
    {
      title: '請求書後払いのご利用方法',
      label: 'ご案内',
      author: '経理部',
      excerpt: 'お取引の契約がある企業のお客さまにお使いいただける、請求書後払いの流れです。',
      text: [
        'ご注文手続きの「お支払い方法」で「請求書後払い」をお選びください。商品の発送後に、適格請求書を注文詳細の画面からダウンロードいただけます。',
        '机と椅子を一度にご注文になれば、ご請求も一つにまとまります。',
        'お取引の契約がまだの場合は、お問い合わせからお申し込みください。',
      ],
      products: ['kaname-work-desk', 'kaname-work-chair'],
      daysAgo: 58,
    },
    {
      title: '小さな売り場の棚割り',
      label: '選びかた',
      author: '店舗什器部 榎本',
      excerpt: '十坪の売り場で、通路と品数を両立させる什器の組み合わせをご提案します。',
      text: [
        '# 壁面は高く、中央は低く',
        '中央の什器を高さ120cmまでに抑えると、入口から奥まで見通せ、売り場が広く見えます。',
        '# 可動棚を選ぶ',
        '季節で品物が替わる店には、工具なしで動かせる棚をおすすめします。',
      ],
      products: ['urikago-display-shelf', 'harima-gondola', 'harima-display-stand'],
      daysAgo: 80,
    },
  ],
  banners: [
    {
      area: 'home-main',
      title: 'オフィス移転のご相談',
      text: '図面の作成からお引き受けします。',
      linkUrl: '/contact/',
    },
    {
      area: 'home-main',
      title: '収納の見直しに',
      text: '書庫とロッカーを、部署の人数からお選びいただけます。',
      linkUrl: '/product?category=storage&child=true',
    },
    {
      area: 'home-main',
      title: '開店準備の什器',
      text: '売り場の什器を、発送までの日数とあわせてご案内します。',
      linkUrl: '/product?category=shop-fixtures&child=true',
    },
    {
      area: 'home-sub',
      title: 'カタログ請求',
      text: '総合カタログを無料でお送りします',
      linkUrl: '/catalog-order/',
    },
    {
      area: 'home-sub',
      title: 'デジタルカタログ',
      text: '全ページをご覧いただけます',
      linkUrl: '/flip-book/',
    },
    {
      area: 'product-list',
      title: '開業・開店のご準備に',
      text: '必要な品と数のそろえかたをご案内します。',
      linkUrl: '/lp/opening-support',
    },
    {
      area: 'product-list',
      title: 'カタログのご請求',
      text: '冊子の総合カタログをお送りします。',
      linkUrl: '/catalog-order/',
    },
    {
      area: 'cart',
      title: '数量と納期のご相談',
      text: '大口のご注文やお急ぎのときは、お気軽にお問い合わせください。',
      linkUrl: '/contact/',
    },
  ],
  collections: [
    {
      alias: 'office-start',
      name: '事務所開設の十二点',
      description: '十名の事務所を始めるための基本の什器。',
      promise: { aisles: ['office', 'storage'] },
    },
    {
      alias: 'short-delivery',
      name: '短納期の什器',
      description: '在庫からすぐに発送の準備に入る商品。',
      promise: { maxShippingDays: 1 },
    },
    {
      alias: 'reception',
      name: '受付と応接',
      description: '来客を迎える空間のための家具。',
      promise: { aisles: ['lobby'] },
    },
  ],
  books: [
    {
      key: 'general-2026',
      title: '総合カタログ 2026',
      description: '事務所・店舗・施設のおもな什器を集めました。',
      pages: 8,
      daysAgo: 60,
    },
    {
      key: 'shop-fixtures-2026',
      title: '店舗什器カタログ 2026',
      description: '売り場づくりのための什器と事例集です。',
      pages: 6,
      daysAgo: 45,
    },
  ],
  stylists: [
    {
      key: 'oki',
      name: '大木 隆',
      kana: 'オオキ タカシ',
      role: 'オフィスプランナー',
      profile: '移転と開設を年に四十件担当しています。配線と避難経路まで含めた配置が得意です。',
      portrait: { drawing: 'portrait-short', hex: '#3d5a80' },
      looks: [
        [
          '十名の事務所',
          '向かい合わせの机に、低い収納を組み合わせました。声が届き、視線は落ち着きます。',
          ['kaname-work-desk', 'kaname-work-chair', 'kaname-store-cabinet'],
        ],
        [
          '集中できる一角',
          '仕切りと袖机で、電話の多い部署の隣にも静かな席をつくります。',
          ['sukkiri-store-low-partition', 'sukkiri-store-wagon', 'sukkiri-work-chair'],
        ],
      ],
    },
    {
      key: 'enomoto',
      name: '榎本 直子',
      kana: 'エノモト ナオコ',
      role: '店舗プランナー',
      profile: '雑貨店と書店の売り場を中心に、什器の配置をご提案しています。',
      portrait: { drawing: 'portrait-bob', hex: '#7d8597' },
      looks: [
        [
          '十坪の雑貨店',
          '入口から奥まで見通せるよう、中央の什器を低くそろえました。',
          ['harima-display-stand', 'harima-gondola', 'urikago-display-shelf'],
        ],
      ],
    },
  ],
  tags: [
    {
      key: 'quick-delivery',
      name: '短納期',
      description: '翌営業日に発送できる商品です。',
      promise: { maxShippingDays: 1 },
    },
    { key: 'parts-available', name: '部品供給あり', description: '製造終了から八年間、部品をお届けします。' },
    {
      key: 'green-law',
      name: 'グリーン購入法適合',
      description: '環境物品等の調達に関する基準に適合した商品です。',
    },
    { key: 'assembly', name: '組立サービス対象', description: 'お届け先での組み立てを承ります。' },
    {
      key: 'contract-price',
      name: '契約先さま専用',
      description: '基本契約を結ばれたお客さま専用の商品です。パスワードは担当者からご案内しています。',
      password: 'kaname-2026',
    },
  ],
  questions: [
    {
      category: 'payment',
      question: '請求書後払いを利用するには、どうすればよいですか。',
      answer:
        'お取引の契約がある企業のご担当者は、会員としてログインのうえ、ご注文の際にお選びください。契約をご希望の場合は、<a href="/contact/">お問い合わせ</a>ください。',
    },
    {
      category: 'delivery',
      question: '搬入経路が狭いのですが、届けてもらえますか。',
      answer: '分解してお届けできる商品があります。通路と扉の幅、エレベーターの寸法をお知らせください。',
    },
    {
      category: 'products',
      question: 'まとめて注文すると安くなりますか。',
      answer:
        'ケースやパレットの単位がある商品は、一点あたりの価格が下がります。商品のページでご確認ください。',
    },
  ],
  landingPages: [
    {
      slug: 'office-relocation',
      title: 'オフィス移転まるごと相談',
      description: '図面の作成から搬入、不要な什器の引き取りまで承ります。',
      lead: '移転の段取りを、什器の専門家がお手伝いします。',
      collection: 'office-start',
      text: [
        '# お任せいただけること',
        '現地の採寸、配置図の作成、什器の選定、搬入と組み立て、不要な什器の引き取り。',
        '# 費用の目安',
        '十名規模の事務所で、什器を含めて百五十万円からご相談いただけます。',
      ],
      hasCoupons: true,
    },
    {
      slug: 'opening-support',
      title: '開店準備の什器パック',
      description: '売り場の広さから選ぶ、什器の組み合わせです。',
      lead: '十坪、二十坪、三十坪。広さに合わせた組み合わせをご用意しました。',
      collection: 'short-delivery',
      text: ['# 図面は無料です', '間取りをお送りいただければ、三営業日以内に配置図をお返しします。'],
      hasCoupons: false,
    },
  ],
};
