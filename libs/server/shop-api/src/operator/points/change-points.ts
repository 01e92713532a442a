import { formatCount } from '@shop/format/format-yen';
import type { Executor } from '../../db/database';
import { pointBalance } from '../../points/point-store';
import { recordAudit } from '../audit/record-audit';
import { type CommandArguments, hasDryRun, type OperatorContext } from '../command/operator-command';
import { printOutcome } from '../command/print-outcome';
import { lockMemberOf } from '../members/member-of-shop';
import { requireChannel } from '../require-channel';
import { MEMBER } from './point-words';

/** The member's ledger before the change; the row is locked. */
export interface LockedPoints {
  readonly userId: number;
  readonly balance: number;
}

/** Points that the operator gives or takes. */
export interface OperatorPoints {
  readonly command: string;
  /** Positive where they come, negative where they go. */
  readonly amount: number;
  readonly reason: string;
  readonly write: (tx: Executor, points: LockedPoints) => Promise<void>;
  /** Of points that come: up to when they can be spent. */
  readonly until: string | null;
}

const pointsText = (points: number): string => `${formatCount(points)}ポイント`;

/**
 * Gives or takes points in one transaction with the audit entry. It prints the balance before and after, because a repeated
 * command gives or takes them again; a dry run prints the same and leaves everything.
 */
export async function changePoints(
  context: OperatorContext,
  args: CommandArguments,
  { command, amount, reason, write, until }: OperatorPoints,
): Promise<void> {
  const { id: channelId } = await requireChannel(context.db, args.value('channel'));
  const isDryRun = hasDryRun(args);
  const now = context.clock.now();
  await printOutcome(context, async (tx, rollBack) => {
    const member = await lockMemberOf(tx, channelId, args.value(MEMBER.name));
    const before = await pointBalance(tx, member.id, now);
    await write(tx, { userId: member.id, balance: before });
    const after = await pointBalance(tx, member.id, now);
    const said = [
      `${member.code}: 残高 ${pointsText(before)} → ${pointsText(after)}${until === null ? '' : `（${until} まで）`}`,
      // What the member owed for points of cancelled and returned orders is paid first.
      ...(after - before === amount
        ? []
        : [
            `  ${pointsText(amount - (after - before))}は、キャンセル・返品で取り消された分に充てました。 They settled what was owed.`,
          ]),
    ];
    if (isDryRun) return rollBack([...said, 'まだ変えていません。 Nothing was changed.']);
    await recordAudit(tx, context, {
      command,
      channelId,
      target: member.code,
      before: { points: before },
      after: { points: after, change: amount, reason, ...(until === null ? {} : { until }) },
    });
    return said;
  });
}
