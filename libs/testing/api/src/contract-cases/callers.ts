import { users } from '@shop/shop-api/db/schema';
import { and, eq } from 'drizzle-orm';
import { memberId } from '../benefits';
import type { TestApi } from '../open-test-api';
import type { TestClock } from '../test-clock';

const ACCESS_TOKEN_LIFETIME_MS = 60 * 60 * 1000;
const OWNER = 'second@example.jp';
const STRANGER = 'member@example.jp';
const ANOTHER_SHOP: Readonly<Record<string, string>> = { default: 'gift' };

/** Stands in every name of the owner: nobody else may read it. */
export const CANARY = '黄糸鳥';

/** A member as a caller. */
export interface Caller {
  readonly email: string;
  readonly channel: string;
  readonly token: string;
  readonly userId: number;
}

/** Tokens that open nothing in one shop, by what is wrong with them. */
export interface WorthlessTokens {
  readonly expired: string;
  readonly elsewhere: string;
  readonly ended: string;
  readonly malformed: string;
}

/** Members of each shop, signed in once, and tokens that are worth nothing there. */
export class Callers {
  private readonly kept = new Map<string, Caller>();
  private readonly worthless = new Map<string, WorthlessTokens>();

  constructor(
    private readonly api: TestApi,
    private readonly clock: TestClock,
  ) {}

  /** Must be called for every shop before anybody else signs in: time passes. */
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
      this.worthless.set(channel, {
        expired: expired.get(channel)!,
        elsewhere: await this.api.signIn(OWNER, ANOTHER_SHOP[channel] ?? 'default'),
        ended,
        malformed: 'a.b.c',
      });
    }
  }

  owner = (channel: string): Promise<Caller> => this.signedIn(OWNER, channel);
  stranger = (channel: string): Promise<Caller> => this.signedIn(STRANGER, channel);

  worthlessIn(channel: string): WorthlessTokens {
    const tokens = this.worthless.get(channel);
    if (tokens === undefined) throw new Error(`Nothing was prepared in ${channel}`);
    return tokens;
  }

  /** Forgets who was signed in, after their sessions may have ended. */
  forget(): void {
    this.kept.clear();
  }

  private async signedIn(email: string, channel: string): Promise<Caller> {
    const name = `${channel}/${email}`;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const token = await this.api.signIn(email, channel);
    const caller = { email, channel, token, userId: await memberId(this.api.db, email, channel) };
    this.kept.set(name, caller);
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
