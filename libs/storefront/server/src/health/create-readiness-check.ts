import * as v from 'valibot';

/** The API that a shop needs, and what the shop itself runs as. */
export interface ReadinessConfig {
  /** The URL of the API, without a slash at its end. */
  readonly apiUrl: string;
  readonly isLive: boolean;
  readonly fetch: typeof globalThis.fetch;
  readonly log: { error(message: string): void };
}

/** Returns whether the shop can serve now. */
export type ReadinessCheck = () => Promise<boolean>;

const TIMEOUT_MS = 2_000;
const ApiReadiness = v.object({ env: v.picklist(['demo', 'live']) });
type ApiEnv = v.InferOutput<typeof ApiReadiness>['env'];

/**
 * Creates the check whether the API can serve this shop: it is ready, and runs with the same `SHOP_ENV`. A different
 * `SHOP_ENV` is logged once, with what to set. Who asks while the API is being asked waits for the same answer: anybody may
 * ask, and each question is a call that no gate admits.
 */
export function createReadinessCheck(config: ReadinessConfig): ReadinessCheck {
  const env = config.isLive ? 'live' : 'demo';
  let isLogged = false;
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const api = await fetchReadiness(config);
    if (!api.isReady) return false;
    // Another server of the same contract need not report its environment.
    if (api.env === null || api.env === env) return true;
    if (!isLogged)
      config.log.error(
        `API は SHOP_ENV=${api.env} で、この店は ${env} です。同じ SHOP_ENV で起動してください。 The API runs with SHOP_ENV=${api.env}; start this shop with the same.`,
      );
    isLogged = true;
    return false;
  };
  return () => (asking ??= ask().finally(() => (asking = null)));
}

/** An API that cannot be reached is not ready. */
async function fetchReadiness({ apiUrl, fetch }: ReadinessConfig): Promise<{
  readonly isReady: boolean;
  readonly env: ApiEnv | null;
}> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${apiUrl}/readyz`, { signal, redirect: 'error' });
    const body: unknown = await response.json().catch(() => null);
    const reported = v.safeParse(ApiReadiness, body);
    return { isReady: response.ok, env: reported.success ? reported.output.env : null };
  } catch {
    return { isReady: false, env: null };
  }
}
