import type { NamedStorage } from '@shop/site/browser-storage';

/** In the tab's storage. */
const NAME = 'oauth_attempt';

/** A sign-in elsewhere that has been begun in this tab. */
export interface OauthAttempt {
  /** The {type} of the calls: the way back does not name it (gap-oauth-types). */
  readonly type: string;
  /** What the provider is to send back; that of another attempt is refused. */
  readonly state: string;
  /** Proves to the API that this browser began it. */
  readonly browserSecret: string;
}

/** Keeps an attempt until the provider sends the browser back. */
export function storeOauthAttempt(tab: NamedStorage, attempt: OauthAttempt): void {
  tab.setItem(NAME, JSON.stringify(attempt));
}

/** Takes the attempt out of the tab, once; `null` where there is none or it is another state's. */
export function takeOauthAttempt(tab: NamedStorage, state: string | null): OauthAttempt | null {
  const text = tab.getItem(NAME);
  tab.removeItem(NAME);
  const attempt = text === null ? null : parse(text);
  return attempt !== null && attempt.state === state ? attempt : null;
}

function parse(text: string): OauthAttempt | null {
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

const isAttempt = (value: unknown): value is OauthAttempt =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'state', 'browserSecret'].every((name) => typeof Reflect.get(value, name) === 'string');
