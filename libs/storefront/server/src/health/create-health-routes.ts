import { Hono } from 'hono';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { ReadinessCheck } from './create-readiness-check';

/** Routes GET `/healthz` (the process is alive) and `/readyz` (it can serve; 503 until then). */
export function createHealthRoutes(isReady: ReadinessCheck): Hono<StorefrontEnv> {
  return new Hono<StorefrontEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) =>
      (await isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'starting' }, 503),
    );
}
