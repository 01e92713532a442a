import { grantPoints, withdrawPoints } from '../../points/point-ledger';
import { POINT_LIFETIME_DAYS } from '../../points/point-lifetime';
import { endOfTokyoDay } from '../../tokyo-time/tokyo-day';
import { CHANNEL_OPTION, DRY_RUN_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { readDay } from '../command/read-day';
import { changePoints } from './change-points';
import { MEMBER, POINTS, readPoints, readReason, REASON_OPTION } from './point-words';
import { showPointsCommand } from './show-points-command';

/** The last moment of the day up to which points can be spent; throws where it is over. */
function readExpiry(given: string | undefined, now: Date): Date | null {
  if (given === undefined) return null;
  const expiresAt = endOfTokyoDay(readDay('--expires', given));
  if (expiresAt > now) return expiresAt;
  throw wrongUsage(`--expires が過ぎています: ${given}`, `--expires is over: ${given}`);
}

const add = shopCommand({
  name: 'points add',
  words: [MEMBER, POINTS],
  options: [
    CHANNEL_OPTION,
    REASON_OPTION,
    {
      name: 'expires',
      value: 'DAY',
      isOptional: true,
      ja: `この日（日本時間）の終わりまで使えます（指定しなければ ${POINT_LIFETIME_DAYS} 日間）`,
      en: `they can be spent up to the end of this day in Japan (for ${POINT_LIFETIME_DAYS} days unless given)`,
    },
    DRY_RUN_OPTION,
  ],
  ja: '会員（会員番号かメールアドレス）にポイントを付けます。もう一度実行すると、もう一度付きます',
  en: 'gives points to a member (code or mail address); repeated, it gives them again',
  run(context, args) {
    const amount = readPoints(args.value(POINTS.name));
    const reason = readReason(args.value('reason'));
    const now = context.clock.now();
    const expiresAt = readExpiry(args.optional('expires'), now);
    return changePoints(context, args, {
      command: 'points add',
      amount,
      reason,
      until: args.optional('expires') ?? null,
      write: (tx, { userId }) =>
        grantPoints(tx, {
          userId,
          amount,
          description: reason,
          orderId: null,
          now,
          ...(expiresAt === null ? {} : { expiresAt }),
        }),
    });
  },
});

const take = shopCommand({
  name: 'points take',
  words: [MEMBER, POINTS],
  options: [CHANNEL_OPTION, REASON_OPTION, DRY_RUN_OPTION],
  ja: '会員（会員番号かメールアドレス）のポイントを取り消します。残高より多くは取り消せません',
  en: 'takes points off a member (code or mail address), never more than the balance',
  run(context, args) {
    const amount = readPoints(args.value(POINTS.name));
    const reason = readReason(args.value('reason'));
    const now = context.clock.now();
    return changePoints(context, args, {
      command: 'points take',
      amount: -amount,
      reason,
      until: null,
      async write(tx, { userId, balance }) {
        if (await withdrawPoints(tx, { userId, amount, description: reason, now })) return;
        throw new OperatorError(
          `残高は ${balance} ポイントです。${amount} ポイントは取り消せません`,
          `The balance is ${balance} points; ${amount} cannot be taken`,
        );
      },
    });
  },
});

/** The commands for the points of members. Points belong to a member, and a member to one shop. */
export const pointCommands = [showPointsCommand, add, take];
