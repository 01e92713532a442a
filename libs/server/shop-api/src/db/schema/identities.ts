import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { users } from './users';

/** A member's account with an identity provider. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's name for the person, the same forever. */
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('user_identities_subject').on(table.channelId, table.provider, table.subject),
    index('user_identities_user').on(table.userId),
  ],
);

/** A sign-in that was sent to an identity provider and has not returned yet. */
export const oauthAttempts = pgTable(
  'oauth_attempts',
  {
    /** Hash of the state, which comes back once. */
    stateHash: text('state_hash').primaryKey(),
    channelId: channelId(),
    provider: text('provider').notNull(),
    /** Hash of the secret that the browser kept: nobody else can end the attempt. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Where the shopper was going: a path of the shop. */
    returnPath: text('return_path').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The person and the member who has to sign in by password before the two are linked. */
    linkSubject: text('link_subject'),
    linkUserId: integer('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('oauth_attempts_expiry').on(table.expiresAt),
    index('oauth_attempts_channel').on(table.channelId),
    index('oauth_attempts_link_user')
      .on(table.linkUserId)
      .where(sql`${table.linkUserId} is not null`),
  ],
);
