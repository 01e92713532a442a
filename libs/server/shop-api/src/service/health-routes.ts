import { sql } from 'drizzle-orm';
import type { ShopApi } from '../create-shop-api';
import type { Database } from '../db/database';

/** GET /healthz: the process answers. GET /readyz: it can serve, its database included. */
export function mountHealth(app: ShopApi, db: Database): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch (error) {
      c.get('log').warn({ err: error }, 'not ready');
      return c.json({ status: 'not ready' }, 503);
    }
  });
}
