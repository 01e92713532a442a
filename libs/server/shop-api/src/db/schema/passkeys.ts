import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { memberId } from './member-column';
import { users } from './users';

/** What a challenge may be answered for. */
export type PasskeyPurpose = 'registration' | 'login';

/** Passkeys of members (WebAuthn). What signs stays on the member's device; here is what its signatures are checked by. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: memberId(),
    /** The device's name for it: base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key: base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as its device counts; 0 where it does not. 32 bits without sign. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the device, e.g. `internal`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** What the member calls it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.channelId, table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** Challenges that wait for the signature of a passkey; answering one deletes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    channelId: channelId(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    /** The member who adds a passkey; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_channel').on(table.channelId),
    index('passkey_challenges_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
