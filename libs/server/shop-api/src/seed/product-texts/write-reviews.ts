import { AISLE_TEXTS, type Remark } from './aisle-texts';
import { fillName } from './describe-product';

/** A review as the seed stores it. */
export interface SeedReview {
  readonly title: string;
  readonly body: string;
  readonly rating: number;
  readonly nickname: string;
}

const OPENINGS = [
  '注文から二日で届きました。',
  '以前から気になっていて、ようやく購入しました。',
  '友人の家で見かけて同じものを探していました。',
  'レビューを読んで決めました。',
  '二つ目の購入です。',
  '迷いましたが、買ってよかったと思います。',
  'お店の説明が丁寧だったので、こちらで買いました。',
] as const;
const CLOSINGS = [
  '長く使いたいと思います。',
  '次は別の色も試してみます。',
  'またお願いします。',
  '梱包もきちんとしていて、安心して受け取れました。',
  '家族にもすすめました。',
] as const;
const NICKNAMES = [
  'いちろう',
  'ゆい',
  'くみこ',
  'はると',
  'こまち',
  'のりこ',
  'たけ',
  'あおい',
  'まさみ',
  'ちはる',
  'よしえ',
] as const;

/** So many members write at most about one product. */
const MAX_REVIEWS = 5;
/** Of so many products, one has no review yet. */
const UNREVIEWED_EVERY = 7;
const at = <Text>(texts: readonly Text[], place: number): Text => {
  const text = texts[place % texts.length];
  if (text === undefined) throw new RangeError('There is no text to choose from');
  return text;
};

/**
 * The reviews of the product at a place of its aisle, the same each time; none for some, and in aisles without texts.
 * Six remarks, seven openings and five closings have no common factor, so 210 reviews of an aisle are all different.
 */
export function writeReviews(aisleKey: string, kindName: string, place: number): readonly SeedReview[] {
  const remarks: readonly Remark[] = AISLE_TEXTS[aisleKey]?.remarks ?? [];
  if (remarks.length === 0 || place % UNREVIEWED_EVERY === UNREVIEWED_EVERY - 1) return [];
  const count = 1 + ((place * 2 + 2) % MAX_REVIEWS);
  return Array.from({ length: count }, (_, index) => {
    const number = place * MAX_REVIEWS + index;
    const [title, sentence, rating] = at(remarks, number);
    return {
      title,
      body: `${at(OPENINGS, number)}${fillName(sentence, kindName)}\n${at(CLOSINGS, number)}`,
      rating,
      nickname: at(NICKNAMES, number),
    };
  });
}
