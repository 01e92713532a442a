import { MAIL_CODE_MINUTES, MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { readSeededTexts } from '@shop/testing-api/seeded-texts';
import { PASSWORD_MIN_LENGTH } from '@shop/validation/password';
import { catalogs, channels, coupons, productModels, schools } from '../db/schema';
import { QUOTATION_DAYS } from '../pdf-documents/issuer-store';
import { readShopTerms, type ShopTerms } from '../shop-terms/read-shop-terms';
import { SHOP_CONTENT } from './content/all-content';
import {
  EMBROIDERY_WORKING_DAYS,
  EMBROIDERY_WORKING_DAYS_IN_MARCH,
  ENTRANCE_DAYS,
} from './content/shop-facts';
import { factsOf } from './content/shop-facts';

/** What a shop does, to hold its words to. */
interface Shop {
  readonly key: string;
  readonly terms: ShopTerms;
  readonly hours: string;
  readonly tags: (typeof SHOP_CONTENT)[string]['tags'];
  readonly coupons: readonly (typeof coupons.$inferSelect)[];
  readonly pointPercents: ReadonlySet<number>;
  readonly hasCatalogs: boolean;
  readonly hasSchools: boolean;
}

const N = '([\\d,]+|[〇一二三四五六七八九十百]+)';
const DIGITS = '〇一二三四五六七八九';
/** `1,650`, `二十` or `三` as a number. */
function numberOf(text = ''): number {
  if (/^[\d,]+$/.test(text)) return Number(text.replaceAll(',', ''));
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (one = '', none = 0) => (one === '' ? none : DIGITS.indexOf(one));
  return (text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones);
}

/** Words that promise something. Each has to lie in words that a rule below vouches for. */
const PROMISE = new RegExp(
  [
    `${N}(?:営業日|日間|日|か月|週間|年間)(?:以内|ほど|前|間|で失効)`,
    `${N}円(?:以上|以内|引き|（税込）)|${N}%引き|${N}(?:個|点|台|件|名|名様|回)(?:以上|まで|限り|様)`,
    `${N}時(?:間|まで|〜)|${N}分間|翌営業日|百円ごと|${N}文字以上|無料|領収書|刺繍|パスワード|見積書|はじめてのお買い物`,
  ].join('|'),
  'g',
);

type Rule = readonly [says: RegExp, holds: (number: number, shop: Shop, match: string) => boolean];
const rule = (says: string, holds: Rule[1]): Rule => [new RegExp(says, 'g'), holds];
const always = () => true;
const amount = (kind: 'amount' | 'percent') => (value: number, shop: Shop) =>
  shop.coupons.some(({ discountKind, discountValue }) => discountKind === kind && discountValue === value);

/** What the shops say, and the setting, constant or row that has to say the same. */
const RULES: readonly Rule[] = [
  rule(`到着から${N}日以内`, (days, { terms }) => days === terms.returnDays || days === terms.exchangeDays),
  rule(`リンクは${N}時間`, (hours) => hours === MAIL_LINK_HOURS),
  rule(`コードは${N}分間`, (minutes) => minutes === MAIL_CODE_MINUTES),
  rule(`${N}文字以上の半角英字と数字`, (length) => length === PASSWORD_MIN_LENGTH),
  rule(`平日 ${N}時〜\\d+時`, (_from, { hours }, match) => hours.startsWith(match)),
  rule(`${N}時まで(?:の|に)ご注文`, (hour, { terms }) => hour === terms.cutOffHour),
  rule(`${N}円引き`, amount('amount')),
  rule(`${N}%引き`, amount('percent')),
  rule(`先着${N}名様`, (limit, shop) => shop.coupons.some(({ takeLimit }) => takeLimit === limit)),
  rule('お一人さま一回限り', always), // A member's coupon is used once: `user_coupons_once`.
  rule(`${N}円以内`, (most, { tags }) => tags.some(({ promise }) => promise?.maxPrice === most)),
  rule('翌営業日に発送', (_none, { tags }) => tags.some(({ promise }) => promise?.maxShippingDays === 1)),
  rule(
    '百円ごとに1ポイント',
    (_none, { terms, pointPercents }) =>
      terms.pointLifetimeDays !== null && [...pointPercents].join() === '1',
  ),
  rule('無料でお送りします', (_none, { hasCatalogs }) => hasCatalogs),
  rule(`発行日から${N}日`, (days) => days === QUOTATION_DAYS),
  rule(
    `(?:通常より|仕上がりまで、|発送に加えて、|三月は)${N}営業日ほど`,
    (days) => days === EMBROIDERY_WORKING_DAYS || days === EMBROIDERY_WORKING_DAYS_IN_MARCH,
  ),
  rule(`入学式の${N}日前`, (days) => days === ENTRANCE_DAYS),
  // The member's menu keeps the text, which the remark of an order names; the cart has no field for it.
  rule('[^。]*刺繍[^。<]*', (_none, { key }, match) => key === 'school' && !match.includes('ご注文と一緒に')),
  // Members load it from their orders, guests from the link of their mail; none is sent on paper.
  rule(
    '[^。]*領収書[^。<]*(?:。[^。<]*)?',
    (_none, _shop, match) => !/郵送|同封します|お送りします/.test(match),
  ),
  rule('[^。]*学校から配られたパスワード', (_none, { hasSchools }) => hasSchools),
  rule('パスワードは(?:担当者|入学の案内)', (_none, { tags }) =>
    tags.some(({ password }) => password !== undefined),
  ),
  rule('パスワード(?:の|を|は元に|は避け|は、ご自身)|とパスワード|同じパスワード|新しいパスワード', always),
  rule('見積書(?:は|を|と|の)[^。<]*', (_none, _shop, match) => !/郵送|FAX/.test(match)),
  rule('はじめてのお買い物', () => false), // No coupon knows whose order is the first.
];

/** What people make, wear, eat or do by hand, read over by hand: nothing in the software could say otherwise. */
const BY_HAND = [
  /[三六]年間/g,
  /八年間、部品|製造終了から八年間/g,
  /[一八]時間/g,
  /五台以上のご注文では、搬入/g,
  /三営業日以内に配置図|図面は無料/g,
  /お直しに七日ほど/g,
  /(?:1,650|330)円（税込）/g,
  /約30時間/g,
  /一か月ほど、お宮参り/g,
];

/** The false promises in a text: those that a rule finds broken, and those that nothing vouches for. */
function falsePromises(text: string, shop: Shop): readonly string[] {
  const found = RULES.flatMap(([says, holds]) =>
    [...text.matchAll(says)].map((match) => ({ match, holds: holds(numberOf(match[1]), shop, match[0]) })),
  );
  const vouched = [
    ...found.map(({ match }) => match),
    ...BY_HAND.flatMap((says) => [...text.matchAll(says)]),
  ];
  const isVouched = ({ index }: RegExpExecArray) =>
    vouched.some((match) => match.index <= index && index < match.index + match[0].length);
  return [
    ...found.flatMap(({ match, holds }) => (holds ? [] : [match[0]])),
    ...[...text.matchAll(PROMISE)].filter((match) => !isVouched(match)).map((match) => match[0]),
  ];
}

let api: TestApi;
const shops = new Map<number, Shop>();
beforeAll(async () => {
  api = await openTestApi();
  const all = {
    coupons: await api.db.select().from(coupons),
    catalogs: await api.db.select().from(catalogs),
    schools: await api.db.select().from(schools),
    models: await api.db
      .select({ channelId: productModels.channelId, percent: productModels.pointPercent })
      .from(productModels),
  };
  for (const channel of await api.db.select().from(channels)) {
    const ours = ({ channelId }: { readonly channelId: number }) => channelId === channel.id;
    shops.set(channel.id, {
      key: channel.key,
      terms: await readShopTerms({ db: api.db, channel, payments: null }),
      hours: factsOf(channel.key).hours,
      tags: SHOP_CONTENT[channel.key]?.tags ?? [],
      coupons: all.coupons.filter(ours),
      pointPercents: new Set(all.models.filter(ours).map(({ percent }) => percent)),
      hasCatalogs: all.catalogs.some(ours),
      hasSchools: all.schools.some(ours),
    });
  }
});
afterAll(() => api.close());

const shopOf = (key: string): Shop => [...shops.values()].find((shop) => shop.key === key)!;

it('no shop promises what it does not do', async () => {
  const texts = await readSeededTexts(api.db);
  expect(texts.length).toBeGreaterThan(2_000);
  const broken = texts.flatMap(({ channelId, where, text }) =>
    falsePromises(text, shops.get(channelId)!).map((words) => `${channelId} ${where}: ${words}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

/** What a shop announces is for sale in any month: a demonstration is started in all of them. */
const SEASONS = /初夏|真夏|夏服|新茶|[春夏秋冬]号|[こ今]の?[春夏秋冬]|この季節|今年の|来春/;
const ANNOUNCEMENTS = /^(?:banners|collections|flip_books|catalogs|landing_pages|news|popups|tags)\b/;

it('no shop announces a season', async () => {
  const texts = await readSeededTexts(api.db);
  const announced = texts.filter(({ where }) => ANNOUNCEMENTS.test(where));
  expect(announced.length).toBeGreaterThan(100);
  expect(announced.filter(({ text }) => SEASONS.test(text))).toEqual([]);
});

it.each([
  ['returns', 'default', '到着から9日以内', '到着から8日以内'],
  ['returns where the shop takes none', 'corporate', '到着から8日以内', '到着から14日以内'],
  ['a link', 'default', 'リンクは24時間', 'リンクは1時間'],
  ['a code', 'default', '確認コードは30分間', '確認コードは10分間'],
  ['a password', 'gift', '6文字以上の半角英字と数字', '8文字以上の半角英字と数字'],
  ['hours', 'gift', '平日 9時〜18時', '平日 10時〜17時'],
  ['the hour for orders', 'school', '17時までのご注文', '15時までのご注文'],
  ['yen off', 'default', '700円引き', '500円引き'],
  ['percent off', 'default', '20%引き', '10%引き'],
  ['how many take it', 'default', '先着50名様', '先着100名様'],
  ['a price limit', 'gift', '税込3,000円以内', '税込5,000円以内'],
  ['shipment', 'gift', '翌営業日に発送', '順に発送'],
  ['points', 'default', '百円ごとに5ポイント', '百円ごとに1ポイント'],
  ['a quotation', 'corporate', '有効期限は発行日から90日です', '有効期限は発行日から30日です'],
  ['a quotation by post', 'corporate', '見積書は郵送します', '見積書はカートから発行できます'],
  ['an embroidery', 'school', '仕上がりまで、三営業日ほど', '仕上がりまで、五営業日ほど'],
  ['an embroidery elsewhere', 'gift', 'お名前を刺繍します', 'のしにお名前を入れます'],
  ['an embroidery in the cart', 'school', '刺繍をご注文と一緒にお申し込みください', '刺繍を承ります'],
  ['a receipt', 'school', '領収書は郵送いたします', '領収書は注文履歴からダウンロードできます'],
  ['a school', 'default', '学校から配られたパスワード', 'パスワードの再設定'],
  ['a first order', 'default', 'はじめてのお買い物で', 'お買い物で'],
  ['what nothing vouches for', 'default', '五個以上で送料は無料', '五個のお皿'],
  ['days of nobody', 'default', '二週間以内にお届け', 'お届け'],
])('a wrong promise about %s is found in %s', (_what, key, wrong, right) => {
  expect([falsePromises(wrong, shopOf(key)).length > 0, falsePromises(right, shopOf(key))]).toEqual([
    true,
    [],
  ]);
});
