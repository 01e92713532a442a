import type { Database } from '@shop/shop-api/db/database';
import { channels } from '@shop/shop-api/db/schema';
import { findDocumentGaps } from '@shop/shop-api/operator/status/find-document-gaps';
import { findUnmetRequirements } from '@shop/shop-api/operator/status/find-unmet-requirements';
import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import type { Logger } from 'pino';

/**
 * Logs for each live shop what keeps it from taking orders, such as a missing legal notice, and what its documents lack;
 * `status` says the same.
 */
export async function warnOfUnmetRequirements(
  db: Database,
  env: ShopEnvironment,
  log: Logger,
): Promise<void> {
  if (env !== 'live') return;
  for (const channel of await db.select().from(channels).orderBy(channels.id)) {
    const unmet = await findUnmetRequirements(db, channel, env);
    if (unmet.length > 0)
      log.warn({ channel: channel.key, unmet: unmet.map(({ en }) => en) }, 'this shop takes no orders');
    const gaps = await findDocumentGaps(db, channel);
    if (gaps.length > 0)
      log.warn(
        { channel: channel.key, gaps: gaps.map(({ en }) => en) },
        'documents of this shop lack something',
      );
  }
}
