import type { SeedKind } from '../shop-seed';
import { AISLE_TEXTS, fitting } from './aisle-texts';
import { fillName } from './describe-product';

/** A review as the seed stores it. */
export interface SeedReview {
  readonly title: string;
  readonly body: string;
  readonly rating: number;
  readonly nickname: string;
}

/** Said of anything: of cookies as of a locker. */
const OPENINGS = [
  '思ったより早く届きました。',
  '以前から気になっていて、ようやく購入しました。',
  'ほかで見かけて同じものを探していました。',
  'レビューを読んで決めました。',
  '二つ目の購入です。',
  '迷いましたが、買ってよかったと思います。',
  'お店の説明が丁寧だったので、こちらで買いました。',
  '二人で相談して決めました。',
  '写真にひかれて注文しました。',
  '少し日がたってからの感想です。',
  'ほかの店の品とも比べました。',
  '知人にすすめられて買いました。',
  '名前で探して見つけました。',
  '品数の多さでこちらを選びました。',
] as const;
const CLOSINGS = [
  '頼んでよかったです。',
  'また利用します。',
  'またお願いします。',
  '梱包もきちんとしていて、安心して受け取れました。',
  '周りの人にもすすめました。',
  '買ってよかったです。',
  'うれしい買い物でした。',
  'おすすめできます。',
  'このお店を選んでよかったです。',
  'ありがとうございました。',
  '期待どおりでした。',
  '参考になればうれしいです。',
  'ほかの品も見てみたくなりました。',
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
 * Fourteen openings and thirteen closings have no common factor, so 182 reviews of an aisle are all different.
 */
export function writeReviews(
  aisleKey: string,
  kind: Pick<SeedKind, 'key' | 'name'>,
  place: number,
): readonly SeedReview[] {
  const remarks = fitting(AISLE_TEXTS[aisleKey]?.remarks ?? [], kind.key);
  if (remarks.length === 0 || place % UNREVIEWED_EVERY === UNREVIEWED_EVERY - 1) return [];
  // Nobody says of a thing what somebody else has said of it.
  const count = Math.min(remarks.length, 1 + ((place * 2 + 2) % MAX_REVIEWS));
  return Array.from({ length: count }, (_, index) => {
    const number = place * MAX_REVIEWS + index;
    const { title, says, rating } = at(remarks, number);
    return {
      title,
      body: `${at(OPENINGS, number)}${fillName(says, kind.name)}\n${at(CLOSINGS, number)}`,
      rating,
      nickname: at(NICKNAMES, number),
    };
  });
}
