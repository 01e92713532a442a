import { changedProductKey, type ChangeEvents } from '../changes/change-events';

/** Answers that are the same for everybody and asked for with every page. */
const SHARED_PATHS: ReadonlySet<string> = new Set([
  '/public.json',
  '/v1/settings/front',
  '/v1/colorschemes/selected/front',
  '/v1/categories/hierarchy',
  '/v1/static-pages/urls',
]);
/** How long a change of the settings may take to be seen. */
export const SHARED_TTL_MS = 3_000;

/** An answer that nobody may have to wait for longer than this. */
const SHARED_TIMEOUT_MS = 5_000;

interface WholeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

interface SharedAnswer {
  readonly expiresAtMs: number;
  readonly answer: Promise<WholeAnswer>;
}

async function readWhole(response: Response): Promise<WholeAnswer> {
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
}

const toResponse = ({ status, headers, body }: WholeAnswer): Response =>
  new Response(body, { status, headers });

/** A fetch with what it keeps. */
export interface SharedFetch {
  readonly fetch: typeof globalThis.fetch;
}

/**
 * A fetch for one shop's process that asks for shared public data once in a few seconds. GETs of the listed
 * paths are asked without a token, whoever the page is for, and only their successes are kept; everything else goes
 * through untouched.
 */
export function createSharedFetch(
  fetch: typeof globalThis.fetch,
  now: () => number = Date.now,
  changes?: ChangeEvents,
): SharedFetch {
  const kept = new Map<string, SharedAnswer>();
  // Nothing of a single product is kept here.
  changes?.subscribe((what) => changedProductKey(what) ?? kept.clear());

  const ask = async (request: Request, key: string): Promise<Response> => {
    const held = kept.get(key);
    if (held !== undefined && held.expiresAtMs > now()) return toResponse(await held.answer);
    const answer = fetch(new Request(request, { signal: AbortSignal.timeout(SHARED_TIMEOUT_MS) })).then(
      readWhole,
    );
    const entry = { answer, expiresAtMs: now() + SHARED_TTL_MS };
    kept.set(key, entry);
    const forget = () => kept.get(key) === entry && kept.delete(key);
    answer.then(({ status }) => status === 200 || forget(), forget);
    return toResponse(await answer);
  };

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' || !SHARED_PATHS.has(pathname)) return await fetch(request);
      request.headers.delete('authorization');
      return await ask(request, `${request.headers.get('channel-id') ?? ''} ${pathname}${search}`);
    },
  };
}
