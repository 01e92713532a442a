import type { Database } from '@shop/shop-api/db/database';
import { channels } from '@shop/shop-api/db/schema';
import { findOrderObstacles } from '@shop/shop-api/operator/status/find-order-obstacles';
import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import type { Logger } from 'pino';

/** Logs for each live shop what keeps it from taking orders, such as a missing legal notice; `status` says the same. */
export async function warnOfObstacles(db: Database, env: ShopEnvironment, log: Logger): Promise<void> {
  if (env !== 'live') return;
  for (const channel of await db.select().from(channels).orderBy(channels.id)) {
    const obstacles = await findOrderObstacles(db, channel, env);
    if (obstacles.length === 0) continue;
    log.warn({ channel: channel.key, obstacles: obstacles.map(({ en }) => en) }, 'this shop takes no orders');
  }
}
