import { and, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema';
import { OperatorError } from '../command/operator-error';

type MemberRow = typeof users.$inferSelect;

/** A member of a shop who has not left, by member number or mail address. */
const byWord = (db: Executor, channelId: number, member: string) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.channelId, channelId),
        isNull(users.leftAt),
        or(eq(users.code, member), eq(users.email, member.toLowerCase())),
      ),
    );

function only(member: string, [row]: readonly MemberRow[]): MemberRow {
  if (row !== undefined) return row;
  throw new OperatorError(
    `会員がいません: ${member}（members list で一覧を見られます）`,
    `There is no member ${member} (members list shows them)`,
  );
}

/** The member with that number or mail address; throws an `OperatorError` where there is none. */
export const findMemberOf = async (db: Executor, channelId: number, member: string): Promise<MemberRow> =>
  only(member, await byWord(db, channelId, member));

/** The same, locked until the transaction ends, as `lockMember` does it. */
export const lockMemberOf = async (tx: Executor, channelId: number, member: string): Promise<MemberRow> =>
  only(member, await byWord(tx, channelId, member).for('no key update'));
