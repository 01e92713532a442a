import type { ApiClient } from '@shop/api-client/api-client';
import type { ApiError } from '@shop/api-client/api-error';
import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import type { createStore } from 'jotai/vanilla';
import { browserCookies } from './browser-cookies';
import { createSession } from './create-session';
import type { Session } from './session';
import type { Clock } from './session-ports';
import { sessionCalls } from './session-calls';
import { tabBroadcast } from './tab-broadcast';
import { webLocks } from './web-locks';

/** What the session and the API client of a tab are created from. */
export interface BrowserSessionConfig {
  readonly baseUrl: string;
  readonly channel: string;
  readonly store: ReturnType<typeof createStore>;
  readonly clock: Clock;
  /** The grants for password-protected tags, as the client sends them. */
  readonly grants?: () => string | null;
  /** Called once with each error. */
  readonly onError: (error: ApiError) => void;
}

/**
 * Creates the session of this tab and the client that sends its token. Call `session.restore()` before the first call.
 */
export function createBrowserSession(config: BrowserSessionConfig): {
  readonly session: Session;
  readonly api: ApiClient;
} {
  const { baseUrl, channel, store, clock } = config;
  const reported = new WeakSet<ApiError>();
  const onError = (error: ApiError) => {
    // An error of a refresh is also thrown by the call that needed it, so both clients report the same error.
    if (reported.has(error)) return;
    reported.add(error);
    config.onError(error);
  };
  const plain = createApiClient({ baseUrl, channel, auth: anonymousAuth, onError });
  const session = createSession({
    store,
    calls: sessionCalls(plain),
    cookies: browserCookies(),
    clock,
    locks: webLocks(),
    broadcast: tabBroadcast(`shop-session-${channel}`),
    channel,
  });
  return {
    session,
    api: createApiClient({
      baseUrl,
      channel,
      auth: session.auth,
      onError,
      ...(config.grants && { grants: config.grants }),
    }),
  };
}
