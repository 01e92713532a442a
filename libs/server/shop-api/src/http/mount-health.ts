import { sql } from 'drizzle-orm';
import type { ShopApi } from './shop-api';
import { failWhileStalled } from './fail-while-stalled';
import type { ShopApiParts } from '../ports/shop-api-parts';

/** GET /healthz: the process runs. GET /readyz: it can serve, including its database, and names its environment. */
export function mountHealth(app: ShopApi, parts: ShopApiParts): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    try {
      await failWhileStalled(parts, async () => parts.db.execute(sql`select 1`));
      return c.json({ status: 'ready', env: parts.config.env });
    } catch (error) {
      c.get('log').warn({ err: error }, 'not ready');
      return c.json({ status: 'not ready' }, 503);
    }
  });
}
