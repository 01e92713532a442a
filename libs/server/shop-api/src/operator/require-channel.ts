import { eq } from 'drizzle-orm';
import { type Channel, findChannel } from '../channels/channel';
import type { Executor } from '../db/database';
import { channels } from '../db/schema';
import { OperatorError } from './command/operator-error';

/** The shop with that name; throws an `OperatorError` that lists the existing ones. */
export async function requireChannel(db: Executor, name: string): Promise<Channel> {
  const channel = await findChannel(db, name);
  if (channel !== null) return channel;
  const rows = await db.select({ key: channels.key }).from(channels).orderBy(channels.id);
  const names = rows.map(({ key }) => key).join(', ');
  throw new OperatorError(
    `店がありません: ${name}（${names || 'データベースは空です'}）`,
    `There is no shop ${name} (${names || 'the database is empty'})`,
  );
}

/**
 * The same, locked until the transaction ends, so that concurrent changes of its settings do not overwrite
 * each other. Rows that refer to the shop, such as carts, are inserted meanwhile.
 */
export async function lockChannel(tx: Executor, name: string): Promise<Channel> {
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.key, name)).for('no key update');
  return requireChannel(tx, name);
}
