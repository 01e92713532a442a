import { deleteCarts } from '../carts/state/delete-carts';
import { channels } from '../db/schema';
import type { CleanupTask, CleanupContext } from './cleanup-task';
import { forgetReceivers } from '../social-gifts/forget-receivers';
import { forgetOrderers } from '../orders/forget-orderers';
import { endUnverifiedAccounts } from '../users/unverified-accounts';
import { deleteInBatches } from './delete-in-batches';
import { retentionDays } from './retention-days';
import type { RetentionKey, RetentionRule } from './retention-rule';
import { RETENTION_RULES } from './retention-rules';
import { DAY_MS } from '../durations';

type DeleteOld = (
  context: CleanupContext,
  rule: RetentionRule,
  isOld: ReturnType<RetentionRule['isOld']>,
) => Promise<number>;

/** What is more than rows of one table. */
const OWN_WAYS: Partial<Readonly<Record<RetentionKey, DeleteOld>>> = {
  DECIDED_CARTS_DAYS: (context, _rule, isOld) => deleteCarts(context, isOld),
  ENDED_GIFTS_DAYS: (context, _rule, isOld) => forgetReceivers(context, isOld),
  COMPLETED_GIFTS_DAYS: (context, _rule, isOld) => forgetReceivers(context, isOld),
  UNVERIFIED_ACCOUNTS_DAYS: (context, _rule, isOld) => endUnverifiedAccounts(context, isOld),
  UNPAID_CANCELLED_ORDERS_DAYS: (context, _rule, isOld) => forgetOrderers(context, isOld),
};

const deleteRows: DeleteOld = (context, { table, age }, isOld) =>
  deleteInBatches(context, { table, isOld, ...(age && { age }) });

/** Deletes what is older than its shop keeps it. */
export const retentionTasks: readonly CleanupTask[] = RETENTION_RULES.map((rule) => ({
  name: `RETENTION.${rule.key}`,
  async run(context) {
    const shops = await context.db.select({ id: channels.id, retention: channels.retention }).from(channels);
    let deleted = 0;
    for (const { id, retention } of shops) {
      const before = new Date(context.clock.now().getTime() - retentionDays(retention, rule) * DAY_MS);
      deleted += await (OWN_WAYS[rule.key] ?? deleteRows)(context, rule, rule.isOld(id, before));
    }
    return deleted;
  },
}));
