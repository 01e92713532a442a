import { users } from '@shop/shop-api/db/schema';
import { and, eq } from 'drizzle-orm';
import { memberId } from '../points-and-coupons';
import type { TestApi } from '../open-test-api';
import type { TestClock } from '../test-clock';

const ACCESS_TOKEN_LIFETIME_MS = 60 * 60 * 1000;
const OWNER = 'second@example.jp';
const STRANGER = 'member@example.jp';
const ANOTHER_SHOP: Readonly<Record<string, string>> = { default: 'gift' };

/** A marker in the owner's name, which must not occur in responses to others. */
export const CANARY = '黄糸鳥';

/** A member as a caller. */
export interface Caller {
  readonly email: string;
  readonly channel: string;
  readonly token: string;
  readonly userId: number;
}

/** Access tokens that are invalid in one shop, by the reason. */
export interface InvalidTokens {
  readonly expired: string;
  readonly ofOtherShop: string;
  readonly loggedOut: string;
  readonly malformed: string;
}

/** The members of each shop, signed in once, and invalid tokens of each shop. */
export class Callers {
  private readonly signedInCallers = new Map<string, Caller>();
  private readonly invalidTokens = new Map<string, InvalidTokens>();

  constructor(
    private readonly api: TestApi,
    private readonly clock: TestClock,
  ) {}

  /** Must be called for every shop before anybody else signs in, because it advances the clock. */
  async prepare(channels: readonly string[]): Promise<void> {
    const expired = new Map<string, string>();
    for (const channel of channels) expired.set(channel, await this.api.signIn(STRANGER, channel));
    this.clock.advance(ACCESS_TOKEN_LIFETIME_MS + 1000);
    for (const channel of channels) {
      await this.markOwner(channel);
      const ended = await this.api.signIn(STRANGER, channel);
      await this.api.request('/v1/auth/logout', {
        method: 'POST',
        headers: { 'channel-id': channel, authorization: `Bearer ${ended}` },
      });
      this.invalidTokens.set(channel, {
        expired: expired.get(channel)!,
        ofOtherShop: await this.api.signIn(OWNER, ANOTHER_SHOP[channel] ?? 'default'),
        loggedOut: ended,
        malformed: 'a.b.c',
      });
    }
  }

  owner = (channel: string): Promise<Caller> => this.signedIn(OWNER, channel);
  stranger = (channel: string): Promise<Caller> => this.signedIn(STRANGER, channel);

  invalidTokensOf(channel: string): InvalidTokens {
    const tokens = this.invalidTokens.get(channel);
    if (tokens === undefined) throw new Error(`Nothing was prepared in ${channel}`);
    return tokens;
  }

  /** Discards the cached sessions, after a case may have ended them. */
  clear(): void {
    this.signedInCallers.clear();
  }

  private async signedIn(email: string, channel: string): Promise<Caller> {
    const name = `${channel}/${email}`;
    const signedIn = this.signedInCallers.get(name);
    if (signedIn !== undefined) return signedIn;
    const token = await this.api.signIn(email, channel);
    const caller = { email, channel, token, userId: await memberId(this.api.db, email, channel) };
    this.signedInCallers.set(name, caller);
    return caller;
  }

  private async markOwner(channel: string): Promise<void> {
    const id = await memberId(this.api.db, OWNER, channel);
    await this.api.db
      .update(users)
      .set({ lastName: CANARY })
      .where(and(eq(users.id, id)));
  }
}
