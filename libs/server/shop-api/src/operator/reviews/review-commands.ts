import { eq } from 'drizzle-orm';
import { productModels, productReviews } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { type OperatorContext, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { listReviewsCommand, REVIEW_STATES } from './list-reviews-command';

const REASON_MAX = 200;
const MOST = 999_999_999;
const NUMBER = { name: 'NUMBER' };

function readReason(given: string | undefined): string | null {
  if (given === undefined) return null;
  const reason = given.trim();
  if (reason !== '' && reason.length <= REASON_MAX && !reason.includes('\0')) return reason;
  throw wrongUsage(
    `理由は 1 から ${REASON_MAX} 文字で指定してください`,
    `A reason has 1 to ${REASON_MAX} characters`,
  );
}

interface ReviewChange {
  readonly command: string;
  readonly isShow: boolean;
  readonly reason: string | null;
}

/**
 * Shows or hides one review; repeating it changes nothing. Triggers on the table count the product's average and number anew,
 * and every page reads the shown ones alone.
 */
async function changeReview(
  context: OperatorContext,
  given: string,
  { command, isShow, reason }: ReviewChange,
): Promise<void> {
  const id = wholeNumber('NUMBER', given, 1, MOST);
  const line = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ isShow: productReviews.isShow, rating: productReviews.rating, model: productModels })
      .from(productReviews)
      .innerJoin(productModels, eq(productModels.id, productReviews.productModelId))
      .where(eq(productReviews.id, id))
      .for('update', { of: productReviews });
    if (row === undefined) throw new OperatorError(`レビューがありません: ${id}`, `There is no review ${id}`);
    const name = `レビュー ${id}（${row.model.name}・★${row.rating}）`;
    const state = REVIEW_STATES[isShow ? 'shown' : 'hidden'];
    if (row.isShow === isShow) return `${name}: すでに${state}です。変更はありません。 Nothing to change.`;
    await tx.update(productReviews).set({ isShow }).where(eq(productReviews.id, id));
    await recordAudit(tx, context, {
      command,
      channelId: row.model.channelId,
      target: `review ${id}`,
      before: { is_shown: row.isShow },
      after: { is_shown: isShow, ...(reason === null ? {} : { reason }) },
    });
    return `${name}: ${REVIEW_STATES[row.isShow ? 'shown' : 'hidden']} → ${state}`;
  });
  context.print(line);
}

const hide = shopCommand({
  name: 'reviews hide',
  words: [NUMBER],
  options: [
    {
      name: 'reason',
      value: 'R',
      isOptional: true,
      ja: '理由（操作の記録に残ります。お客様のお名前などは書かないでください）',
      en: 'why, for the audit log; without names or other data of persons',
    },
  ],
  ja: '商品レビューを非表示にします。商品ページ・一覧・平均と件数から外れ、投稿した会員にも表示されません',
  en: 'hides a review: from pages, lists, average and count, also for the member who wrote it',
  run: (context, args) =>
    changeReview(context, args.value('NUMBER'), {
      command: 'reviews hide',
      isShow: false,
      reason: readReason(args.optional('reason')),
    }),
});

const show = shopCommand({
  name: 'reviews show',
  words: [NUMBER],
  options: [],
  ja: '非表示にした商品レビューをもう一度表示します',
  en: 'shows a review again that was hidden',
  run: (context, args) =>
    changeReview(context, args.value('NUMBER'), { command: 'reviews show', isShow: true, reason: null }),
});

/** The commands for what shoppers write about products. */
export const reviewCommands = [listReviewsCommand, hide, show];
