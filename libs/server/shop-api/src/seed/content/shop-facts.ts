import type { Shop } from '@shop/shops/shop-list';
import { QUOTATION_DAYS } from '../../pdf-documents/issuer-store';

/** Days after the arrival on which the demonstration's shops take unused goods back. */
export const RETURN_DAYS = 8;

/** Days after the arrival in which they exchange faulty goods. */
export const EXCHANGE_DAYS = 14;

/** Working days that an embroidery takes in the demonstration's school shop, and in March. */
export const EMBROIDERY_WORKING_DAYS = 5;
export const EMBROIDERY_WORKING_DAYS_IN_MARCH = 10;

/** Days before the entrance ceremony until which to order there. */
export const ENTRANCE_DAYS = 20;

/** The facts about a shop and its terms of sale that the law requires it to publish. */
export interface ShopFacts {
  readonly shopName: string;
  readonly company: string;
  readonly representative: string;
  readonly manager: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly registrationNumber: string;
  /** 口座名義 of the company's account, as banks write it. */
  readonly accountHolder: string;
  readonly founded: string;
  readonly capital: string;
  readonly employees: string;
  readonly business: string;
  readonly philosophy: string;
  /** What is particular about when goods leave here; empty where nothing is. */
  readonly shipping: string;
  /** What cannot be sent back even unopened. */
  readonly notReturnable: readonly string[];
  /** What is particular about buying here, as headings with their texts. */
  readonly guide: readonly (readonly [heading: string, text: string])[];
  /** What else personal data is used for. */
  readonly furtherPurposes: readonly string[];
}

const COMMON = {
  hours: '平日 10時〜17時（土曜・日曜・祝日・当店の休業日を除く）',
};

/**
 * The four shops of the seed, by the key of their channel.
 *
 * @internal
 */
export const SHOP_FACTS: Readonly<Record<string, ShopFacts>> = {
  default: {
    ...COMMON,
    shopName: 'くらしの道具店 こもれび',
    company: '株式会社こもれび商会',
    representative: '代表取締役　木下 葉子',
    manager: '木下 葉子',
    postalCode: '350-0000',
    address: '埼玉県川越市こもれび町1丁目2番3号',
    phone: '049-000-1201',
    email: 'info@komorebi.example.jp',
    registrationNumber: 'T1234567890123',
    accountHolder: 'カ）コモレビシヨウカイ',
    founded: '2009年4月',
    capital: '1,000万円',
    employees: '24名（2026年4月現在）',
    business: '生活用品・食料品の企画および通信販売',
    philosophy:
      '長く使える道具は、毎日を少しだけ楽しくします。私たちは産地を訪ね、作り手の話を聞き、自分たちの台所で使ってから、おすすめできる品だけをお届けしています。',
    shipping: '',
    notReturnable: ['お茶・お菓子・調味料などの食品', '一度お使いになった商品、洗濯された布製品'],
    guide: [
      [
        '器と道具のお手入れについて',
        '陶器は吸水性がありますので、はじめてお使いになる前に水に浸し、よく乾かしてからお使いください。木の道具は食器洗浄機をお避けいただき、洗ったあとは風通しのよい場所で乾かしてください。',
      ],
      [
        '贈りものの包装',
        '贈りもの用の包装を承ります。ご注文手続きの「包装・のし」からお選びください。金額のわかる書類は同封いたしません。',
      ],
    ],
    furtherPurposes: ['お茶・調味料など定期的にお使いになる商品のご案内'],
  },
  corporate: {
    ...COMMON,
    shopName: 'オフィス什器卸 かなめ',
    company: '株式会社かなめ製作所',
    representative: '代表取締役　要 誠一',
    manager: '法人営業部　大木 隆',
    postalCode: '332-0000',
    address: '埼玉県川口市かなめ4丁目5番6号',
    phone: '048-000-2301',
    email: 'houjin@kaname.example.jp',
    registrationNumber: 'T2345678901234',
    accountHolder: 'カ）カナメセイサクシヨ',
    founded: '1968年10月',
    capital: '5,000万円',
    employees: '138名（2026年4月現在）',
    business: 'オフィス家具・店舗什器の製造、卸売、設置工事',
    philosophy:
      '働く場と商いの場は、そこで過ごす人の時間をつくります。私たちは図面の段階からお客さまと話し合い、納品のあとも長く使っていただけるよう、部品の一つまでお届けできる体制を整えています。',
    shipping: '組み立てや設置が必要な商品は、日程を個別にご相談いたします。',
    notReturnable: ['ご指定の寸法・色でお作りした商品', '組み立てや設置を終えた商品'],
    guide: [
      [
        '卸価格と単位',
        '会員としてログインされますと、お取引の区分に応じた卸価格が表示されます。商品によっては、ケースやパレットなどの単位でご注文いただくと、一点あたりの価格が下がります。',
      ],
      [
        '搬入と設置',
        '「家具拠点でのお引き渡し」「店舗へ直送」「お客様へ直送」からお選びいただけます。エレベーターの寸法、搬入経路、養生の要否を事前にお知らせください。',
      ],
      [
        '見積書と請求書',
        'カートの内容から見積書を発行できます。見積書の有効期限は発行日から' +
          `${QUOTATION_DAYS}日です。請求書は適格請求書の要件を満たしています。`,
      ],
    ],
    furtherPurposes: ['与信の判断および債権の管理', '搬入・設置を行う協力会社への手配'],
  },
  school: {
    ...COMMON,
    shopName: '学生服のまなびや',
    company: '株式会社まなびや',
    representative: '代表取締役　学 正樹',
    manager: '学 正樹',
    postalCode: '701-0000',
    address: '岡山県倉敷市まなび3丁目7番8号',
    phone: '086-000-3401',
    email: 'info@manabiya.example.jp',
    registrationNumber: 'T3456789012345',
    accountHolder: 'カ）マナビヤ',
    founded: '1961年2月',
    capital: '2,000万円',
    employees: '52名（2026年4月現在）',
    business: '学校制服・体操服・通学用品の製造および販売',
    philosophy:
      '制服は、三年間の毎日をともにする服です。私たちは縫製の工場として、背が伸びても長く着られる仕立てと、卒業まで続くお直しを大切にしています。',
    shipping:
      '名入れ刺繍のある商品は、通常より' +
      `${EMBROIDERY_WORKING_DAYS}営業日ほど長くかかります。3月は注文が集中しますので、入学式の${ENTRANCE_DAYS}日前までのご注文をおすすめします。`,
    notReturnable: ['名入れ刺繍をした商品', '丈つめなどのお直しをした商品', '開封した水着・肌着'],
    guide: [
      [
        '採寸とサイズの選びかた',
        'マイページの「採寸データ」に測った寸法を記録しておくと、買い足しのときに見比べていただけます。迷われたときは大きいほうをお選びください。多くの商品は、あとから丈を調整できます。',
      ],
      [
        '学校指定品',
        '学校ごとの指定品は、学校から配られたパスワードを「学校から探す」で入力すると表示されます。パスワードは入学の案内をご覧いただくか、学校へお問い合わせください。',
      ],
      [
        'サイズの交換',
        'サイズの交換は、返品と同じ期間と条件で承ります。{{returns}}タグを外さず、元の袋に入れてお送りください。往復の送料はお客さまのご負担となります。',
      ],
    ],
    furtherPurposes: ['ご入学先の学校が定める指定品の確認', '採寸データに基づくサイズのご案内'],
  },
  gift: {
    ...COMMON,
    shopName: '贈りもの専門店 むすび',
    company: '株式会社むすび',
    representative: '代表取締役　結城 和',
    manager: '結城 和',
    postalCode: '604-0000',
    address: '京都府京都市中京区むすび通9番地',
    phone: '075-000-4501',
    email: 'info@musubi.example.jp',
    registrationNumber: 'T4567890123456',
    accountHolder: 'カ）ムスビ',
    founded: '1994年11月',
    capital: '1,500万円',
    employees: '41名（2026年4月現在）',
    business: '贈答品の企画、販売および包装',
    philosophy:
      '贈りものは、言葉にしにくい気持ちを運びます。私たちは作法を大切にしながら、贈る方にも受け取る方にも負担にならない、いまの暮らしに合った贈りかたをお手伝いします。',
    shipping: 'ソーシャルギフトは、受け取る方がお届け先を入力されたあとに発送いたします。',
    notReturnable: ['お菓子・果物・生花', 'お名前を入れた商品', 'のし・包装をほどいた商品'],
    guide: [
      [
        'のしと包装',
        '表書きとお名入れは、ご注文手続きの「包装・のし」でお選びいただけます。内のしと外のしのどちらにするか迷われたときは、手渡しなら外のし、配送なら内のしをおすすめしています。',
      ],
      [
        'ソーシャルギフト',
        '住所を知らない方へも贈れます。ご注文のあとにお渡しするリンクから、受け取る方がお届け先とお届け日を入力されます。贈り主さまのご住所と商品の金額は、受け取る方には表示されません。',
      ],
      [
        'お届け先が複数のとき',
        '内祝いなど、お届け先が何件もある場合はお電話でも承ります。名簿をお預かりし、一件ずつ確認してお届けします。',
      ],
    ],
    furtherPurposes: ['贈りものを受け取る方へのお届けとご連絡', 'ご登録いただいた記念日のご案内'],
  },
} satisfies Readonly<Record<Shop['channel'], ShopFacts>>;

/** Who runs a shop of the seed, by the key of its channel. Throws where that is not known. */
export function factsOf(shopKey: string): ShopFacts {
  const facts = SHOP_FACTS[shopKey];
  if (facts === undefined) throw new Error(`Nobody runs the shop ${shopKey}`);
  return facts;
}
