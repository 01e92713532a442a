import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import { browserCookies } from '@shop/session/browser-cookies';
import { createSession } from '@shop/session/create-session';
import { sessionCalls } from '@shop/session/session-calls';
import { tagGrantHeader } from '@shop/session/tag-grants';
import { isOnlineAtom } from '@shop/site/state/site-state';
import { recordApiError } from '@shop/site/state/record-api-error';
import { settingsQuery } from '@shop/site/settings/settings-query';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { createStore } from 'jotai/vanilla';
import type { StoryPlace } from './recording';
import { type StoryNetwork, storyNetwork } from './story-network';

/** The services of a page in a story, and its scenario's place. */
export interface StoryServices extends ShopServices {
  readonly place: StoryPlace;
  /** Resolves when all requests of the page have ended. */
  settle(): Promise<void>;
}

/** No such host: nothing of a story leaves the machine. */
const BASE_URL = 'http://recorded.invalid';
const COOKIE_DAYS = 1;
/** A tab as the scenario left it: its cookies, its storage, and nothing else of a shop. */
function prepareTab({ channel, cookies, storage }: StoryPlace): void {
  const jar = browserCookies();
  const cookieNames = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  cookieNames.filter((name) => name !== '').forEach((name) => jar.remove(name));
  Object.entries(cookies).forEach(([name, value]) => jar.set(name, value, { days: COOKIE_DAYS }));
  // Storybook keeps its own beside it.
  for (const kept of [localStorage, sessionStorage]) {
    const storedNames = Object.keys(kept).filter((name) => name.startsWith(`${channel}_`));
    storedNames.forEach((name) => kept.removeItem(name));
    Object.entries(storage).forEach(([name, value]) => kept.setItem(name, value));
  }
}

/** Creates the services of one tab over `fetch`, with settings and session loaded. */
export async function createStoryServices(
  place: StoryPlace,
  fetch: typeof globalThis.fetch,
  network: StoryNetwork = 'online',
): Promise<StoryServices> {
  prepareTab(place);
  const store = createStore();
  const { channel } = place;
  const clock = { now: () => Date.parse(place.now) };
  const line = storyNetwork(fetch);
  const client = { baseUrl: BASE_URL, channel, fetch: line.fetch };
  const onError = (error: Parameters<typeof recordApiError>[1]) => recordApiError(store, error);
  const session = createSession({
    store,
    calls: sessionCalls(createApiClient({ ...client, auth: anonymousAuth, onError })),
    cookies: browserCookies(),
    clock,
    // A story is one tab: nobody to wait for, nobody to tell.
    locks: { run: (_name, task) => task() },
    broadcast: { post: () => undefined, listen: () => () => undefined },
    channel,
  });
  const queryClient = createQueryClient('browser');
  const grants = () => tagGrantHeader(tabStorage({ queryClient, channel }), clock.now());
  const api = createApiClient({ ...client, auth: session.auth, grants, onError });
  await queryClient.prefetchQuery(settingsQuery(api));
  await session.restore();
  line.become(network);
  if (network === 'offline') store.set(isOnlineAtom, false);
  const isQuiet = () =>
    line.pending() === 0 && queryClient.isFetching() === 0 && queryClient.isMutating() === 0;
  const settle = () => (network === 'silent' ? Promise.resolve() : line.untilQuiet(isQuiet));
  return { api, queryClient, store, session, clock, channel, place, settle };
}
