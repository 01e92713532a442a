import * as v from 'valibot';

/** What a shop is ready by. */
export interface ApiReadinessParts {
  /** Where the API answers, without a slash at its end. */
  readonly apiAddress: string;
  readonly isLive: boolean;
  readonly fetch: typeof globalThis.fetch;
  readonly log: { error(message: string): void };
}

const READY_TIMEOUT_MS = 2_000;
const Readiness = v.object({ env: v.picklist(['demo', 'live']) });
type Environment = v.InferOutput<typeof Readiness>['env'];

/**
 * Answers whether the API can serve this shop: it is ready, and it is no live shop's while this one is a demonstration, or
 * the other way round. That is said once in the log, with what to set.
 */
export function createApiReadiness(parts: ApiReadinessParts): () => Promise<boolean> {
  const own = parts.isLive ? 'live' : 'demo';
  let hasTold = false;
  return async () => {
    const api = await askApi(parts);
    if (!api.isReady) return false;
    // Another server of the same contract need not say what it is.
    if (api.env === null || api.env === own) return true;
    if (!hasTold)
      parts.log.error(
        `API は SHOP_ENV=${api.env} で、この店は ${own} です。同じ SHOP_ENV で起動してください。 The API runs with SHOP_ENV=${api.env}; start this shop with the same.`,
      );
    hasTold = true;
    return false;
  };
}

async function askApi({ apiAddress, fetch }: ApiReadinessParts): Promise<{
  readonly isReady: boolean;
  readonly env: Environment | null;
}> {
  try {
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    const answer = await fetch(`${apiAddress}/readyz`, { signal, redirect: 'error' });
    const body: unknown = await answer.json().catch(() => null);
    const said = v.safeParse(Readiness, body);
    return { isReady: answer.ok, env: said.success ? said.output.env : null };
  } catch {
    return { isReady: false, env: null };
  }
}
