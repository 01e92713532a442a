import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { announceChange } from '../../db/database-changes';
import { type AuditValues, coupons } from '../../db/schema';
import { priceSumsOf } from '../../site/front-settings';
import { recordAudit } from '../audit/record-audit';
import { type CommandArguments, hasDryRun, type OperatorContext } from '../command/operator-command';
import { printOutcome } from '../command/print-outcome';
import { lockChannel } from '../require-channel';
import { type CouponGroup, type FoundCoupon, lockCoupon } from './coupon-rows';
import type { CouponTerms } from './coupon-terms';
import { readCouponCode } from './coupon-texts';
import { auditedCoupon, changedLines } from './describe-coupon';

/** A change of one coupon. */
export interface CouponChange {
  readonly command: string;
  /** The terms that it gets; those that are left out stay. */
  readonly decide: (tx: Executor, before: FoundCoupon) => Promise<Partial<CouponTerms & CouponGroup>>;
}

/** The values that differ. */
const differing = (values: AuditValues, others: AuditValues): AuditValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => others[name] !== value));

/** The line of what nothing is left to do about. */
const UNCHANGED = '変更はありません。 Nothing to change.';

/**
 * Changes the terms of a coupon; how often it was taken and used stays, and so do the orders that used it. Prints what differs,
 * before and after; a dry run prints the same and leaves everything.
 */
export async function changeCoupon(
  context: OperatorContext,
  args: CommandArguments,
  { command, decide }: CouponChange,
): Promise<void> {
  const code = readCouponCode(args.value('CODE'));
  const isDryRun = hasDryRun(args);
  await printOutcome(context, async (tx, rollBack) => {
    const channel = await lockChannel(tx, args.value('channel'));
    const before = await lockCoupon(tx, channel.id, code);
    const { group = before.group, ...columns } = await decide(tx, before);
    const after = { ...before, ...columns, group };
    const changed = changedLines(before, after, priceSumsOf(channel));
    if (changed.length === 0) return [`${code}: ${UNCHANGED}`];
    if (isDryRun) return rollBack([`${code}（まだ変えていません not changed yet）:`, ...changed]);
    await tx.update(coupons).set(columns).where(eq(coupons.id, before.id));
    // The table has no trigger: every order that uses a coupon writes it.
    await announceChange(tx, { channelId: channel.id, what: 'content' });
    const [was, is] = [auditedCoupon(before), auditedCoupon(after)];
    await recordAudit(tx, context, {
      command,
      channelId: channel.id,
      target: code,
      before: differing(was, is),
      after: differing(is, was),
    });
    return [`${code}:`, ...changed];
  });
}
