import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, asc, eq } from 'drizzle-orm';
import { paymentFeeBrackets } from '../../db/schema';
import type { FeeBracket } from '../../payments/payment-store';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';
import { lockChannel } from '../require-channel';

const MAX_TOTAL = 10_000_000;
const MAX_FEE = 1_000_000;

/** Parses `10000:300,30000:400`: totals, each with the fee up to it. */
function readBrackets(word: string): readonly FeeBracket[] {
  const brackets = word.split(',').map((part) => {
    const [total = '', fee = '', ...more] = part.trim().split(':');
    if (more.length > 0 || fee === '')
      throw wrongUsage(
        `金額と手数料の組ではありません: ${part}（例: 10000:300,30000:400）`,
        `Not a total with its fee: ${part} (such as 10000:300,30000:400)`,
      );
    return { upTo: wholeNumber('TOTAL', total, 1, MAX_TOTAL), fee: wholeNumber('FEE', fee, 0, MAX_FEE) };
  });
  if (brackets.some(({ upTo }, index) => upTo <= (brackets[index - 1]?.upTo ?? 0)))
    throw wrongUsage('金額は小さい順に、一度ずつ書いてください', 'Give each total once, from the lowest');
  return brackets;
}

const listPaymentFees = listCommand({
  name: 'payment-fees list',
  ja: '代金引換の手数料（円、PRICE.SUMS に従う）を、お支払い金額（税込）の区分ごとに表示します',
  en: 'lists the fees of cash on delivery (yen, with tax or without as PRICE.SUMS says) by the total with tax',
  isOfOneShop: true,
  none: 'ありません。 There are none.',
  read: (db, { channelId, limit, offset }) =>
    db
      .select({ upTo: paymentFeeBrackets.upTo, fee: paymentFeeBrackets.fee })
      .from(paymentFeeBrackets)
      .where(
        and(
          ofChannel(paymentFeeBrackets.channelId, channelId),
          eq(paymentFeeBrackets.paymentId, PAYMENTS.cashOnDelivery),
        ),
      )
      .orderBy(asc(paymentFeeBrackets.upTo))
      .limit(limit)
      .offset(offset),
  lineOf: ({ upTo, fee }) => `${upTo}円まで  ${fee}円`,
  columns: { up_to: ({ upTo }) => upTo, fee: ({ fee }) => fee },
});

const setPaymentFees = shopCommand({
  name: 'payment-fees set',
  words: [{ name: 'BRACKETS' }],
  options: [CHANNEL_OPTION],
  ja: '代金引換の手数料（円、PRICE.SUMS に従う）を、お支払い金額（税込）の区分ごとに決めます（例: 10000:300,30000:400。最後の金額を超えるご注文では選べません）',
  en: 'sets the fees of cash on delivery, in yen with tax or without as PRICE.SUMS says, by the total with tax (10000:300,30000:400); it cannot be chosen above the last total',
  async run(context, args) {
    const brackets = readBrackets(args.value('BRACKETS'));
    await context.db.transaction(async (tx) => {
      const { id: channelId } = await lockChannel(tx, args.value('channel'));
      const ofShop = and(
        eq(paymentFeeBrackets.channelId, channelId),
        eq(paymentFeeBrackets.paymentId, PAYMENTS.cashOnDelivery),
      );
      const before = await tx.delete(paymentFeeBrackets).where(ofShop).returning();
      await tx
        .insert(paymentFeeBrackets)
        .values(brackets.map((one) => ({ channelId, paymentId: PAYMENTS.cashOnDelivery, ...one })));
      await recordAudit(tx, context, {
        command: 'payment-fees set',
        channelId,
        target: 'cash on delivery',
        before: Object.fromEntries(before.map(({ upTo, fee }) => [upTo, fee])),
        after: Object.fromEntries(brackets.map(({ upTo, fee }) => [upTo, fee])),
      });
    });
    context.print(
      `代金引換の手数料を ${brackets.length} 区分にしました。 Fees of cash on delivery: ${brackets.length}.`,
    );
  },
});

/** The commands for the fees of payment methods. */
export const paymentFeeCommands = [listPaymentFees, setPaymentFees];
