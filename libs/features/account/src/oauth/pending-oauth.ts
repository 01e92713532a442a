import type { NamedStorage } from '@shop/site/storage/browser-storage';

/** The name in session storage. */
const NAME = 'oauth_attempt';

/** An OAuth sign-in that this tab has started: the values that its callback needs. */
export interface PendingOauth {
  /** The {type} of the calls: the way back does not name it (gap-oauth-types). */
  readonly type: string;
  /** The OAuth `state`; a callback with another one is rejected. */
  readonly state: string;
  /** Proves to the API that this browser started the sign-in. */
  readonly browserSecret: string;
}

/** Stores the sign-in until the provider redirects back. */
export function storePendingOauth(tab: NamedStorage, attempt: PendingOauth): void {
  tab.setItem(NAME, JSON.stringify(attempt));
}

/** Reads and removes the sign-in; `null` where there is none or its state differs. */
export function consumePendingOauth(tab: NamedStorage, state: string | null): PendingOauth | null {
  const text = tab.getItem(NAME);
  tab.removeItem(NAME);
  const attempt = text === null ? null : parse(text);
  return attempt !== null && attempt.state === state ? attempt : null;
}

function parse(text: string): PendingOauth | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPendingOauth(value) ? value : null;
  } catch {
    return null;
  }
}

const isPendingOauth = (value: unknown): value is PendingOauth =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'state', 'browserSecret'].every((name) => typeof Reflect.get(value, name) === 'string');
