import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { schools } from '../../db/schema';
import { OperatorError } from '../command/operator-error';

export type School = typeof schools.$inferSelect;

const ofCode = (db: Executor, channelId: number, code: string) =>
  db
    .select()
    .from(schools)
    .where(and(eq(schools.channelId, channelId), eq(schools.code, code)));

function required([school]: readonly School[], code: string): School {
  if (school !== undefined) return school;
  throw new OperatorError(
    `学校がありません: ${code}（schools list で一覧を見られます）`,
    `There is no school ${code} (schools list shows them)`,
  );
}

/** The school of that code; throws an `OperatorError` where there is none. */
export const findSchool = async (db: Executor, channelId: number, code: string): Promise<School> =>
  required(await ofCode(db, channelId, code), code);

/** The same, held until the transaction ends. */
export const lockSchool = async (tx: Executor, channelId: number, code: string): Promise<School> =>
  required(await ofCode(tx, channelId, code).for('update'), code);
