/** The network of a story: responding, never responding (for loading states), a shop that responds with 500, or offline. */
export type StoryNetwork = 'online' | 'silent' | 'failing' | 'offline';

/** A page without requests for this time has loaded everything. */
const QUIET_MS = 60;
const POLL_MS = 20;
const LIMIT_MS = 20_000;

/** What the API responds with when it has failed itself. */
const SERVER_ERROR = { code: 'common.server_error', message: 'エラーが発生しました' };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A `fetch` that counts pending requests and can go offline. */
export function storyNetwork(fetch: typeof globalThis.fetch) {
  let state: StoryNetwork = 'online';
  let pendingCount = 0;
  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (state === 'offline') throw new TypeError('Failed to fetch');
    if (state === 'silent') return await untilAborted(request.signal);
    if (state === 'failing') return Response.json(SERVER_ERROR, { status: 500 });
    pendingCount += 1;
    try {
      return await fetch(request);
    } finally {
      pendingCount -= 1;
    }
  };
  return {
    fetch: send,
    become: (next: StoryNetwork) => void (state = next),
    pending: () => pendingCount,
    /** Resolves when `isQuiet` has held for a while; rejects where it never does. */
    untilQuiet: async (isQuiet: () => boolean): Promise<void> => {
      const end = Date.now() + LIMIT_MS;
      for (let quietMs = 0; quietMs < QUIET_MS; quietMs = isQuiet() ? quietMs + POLL_MS : 0) {
        if (Date.now() > end) throw new Error('The page of the story never comes to rest');
        await wait(POLL_MS);
      }
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
