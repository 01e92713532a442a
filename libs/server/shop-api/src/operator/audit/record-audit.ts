import type { Executor } from '../../db/database';
import { auditEntries, type AuditValues } from '../../db/schema';
import type { OperatorContext } from '../command/operator-command';

/** A change as the audit log stores it. */
interface AuditedChange {
  readonly command: string;
  readonly channelId: number | null;
  readonly target: string;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
}

/**
 * Writes a change to the audit log in the transaction of the change, so that neither exists without the
 * other.
 */
export async function recordAudit(
  tx: Executor,
  { actor, clock }: Pick<OperatorContext, 'actor' | 'clock'>,
  change: AuditedChange,
): Promise<void> {
  await tx.insert(auditEntries).values({ ...change, actor, at: clock.now() });
}
