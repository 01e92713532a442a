import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels, productModels, productReviews, products } from '../../db/schema';
import { isAnyOf } from '../../db/is-any-of';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';

/** Whether shoppers see a review. */
export const REVIEW_STATES = { shown: '表示', hidden: '非表示' } as const;

const stateOf = (isShow: boolean) => (isShow ? 'shown' : 'hidden');

/** Of a text, what a line has room for. */
const FIRST_LETTERS = 30;
const MOST_STARS = 5;

const starsOf = (rating: number): string => `${'★'.repeat(rating)}${'☆'.repeat(MOST_STARS - rating)}`;

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length > FIRST_LETTERS ? `${letters.slice(0, FIRST_LETTERS).join('')}…` : letters.join('');
}

/** The product number by which a model is known: that of its first variant. */
async function readCodes(db: Executor, modelIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ modelId: products.productModelId, code: products.code })
    .from(products)
    .where(isAnyOf(products.productModelId, modelIds))
    .orderBy(asc(products.position), asc(products.id));
  // The first variant comes last, and stays.
  return new Map(rows.reverse().map(({ modelId, code }) => [modelId, code]));
}

/** `reviews list`: what shoppers wrote about products, with the numbers by which `reviews hide` takes one off. */
export const listReviewsCommand = listCommand({
  name: 'reviews list',
  ja: '商品レビューを新しい順に、番号とともに表示します',
  en: 'lists the reviews of products with their numbers, newest first',
  states: REVIEW_STATES,
  day: { ja: '投稿日', en: 'written' },
  none: 'レビューはありません。 No reviews.',
  async read(db, { state, channelId, limit, offset, ...period }) {
    const rows = await db
      .select({ review: productReviews, model: productModels, channel: channels.key })
      .from(productReviews)
      .innerJoin(productModels, eq(productModels.id, productReviews.productModelId))
      .innerJoin(channels, eq(channels.id, productModels.channelId))
      .where(
        and(
          state === null ? undefined : eq(productReviews.isShow, state === 'shown'),
          ofChannel(productModels.channelId, channelId),
          within(productReviews.createdAt, period),
        ),
      )
      .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
      .limit(limit)
      .offset(offset);
    const codes = await readCodes(
      db,
      rows.map(({ model }) => model.id),
    );
    return rows.map((row) => ({ ...row, code: codes.get(row.model.id) ?? row.model.code }));
  },
  lineOf: ({ review, model, channel, code }) =>
    [
      String(review.id),
      tokyoTime(review.createdAt),
      channel,
      REVIEW_STATES[stateOf(review.isShow)],
      `${code} ${model.name}`,
      starsOf(review.rating),
      `${review.nickname} さん`,
      `「${shortened(review.title)}」 ${shortened(review.body)}`,
    ].join('  '),
  columns: {
    review: ({ review }) => review.id,
    created_at: ({ review }) => tokyoTimestamp(review.createdAt),
    channel: ({ channel }) => channel,
    state: ({ review }) => stateOf(review.isShow),
    product_code: ({ code }) => code,
    product_name: ({ model }) => model.name,
    rating: ({ review }) => review.rating,
    nickname: ({ review }) => review.nickname,
    title: ({ review }) => review.title,
    body: ({ review }) => review.body,
  },
});
