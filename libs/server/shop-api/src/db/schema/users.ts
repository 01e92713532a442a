import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channels } from './channels';
import { channelId, createdAt } from './columns';

/** The purpose of a mailed token. */
export type MailTokenPurpose =
  'email-verify' | 'email-verify-code' | 'reminder-password' | 'reminder-username' | 'unlock' | 'sync';

/** A group of customers with its own prices. */
export const customerGroups = pgTable(
  'customer_groups',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Whole percent off the list price where no price of its own is set. */
    discountPercent: integer('discount_percent').notNull().default(0),
  },
  (table) => [uniqueIndex('customer_groups_channel_key').on(table.channelId, table.key)],
);

/** A member of one channel (shop). */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    groupId: integer('group_id')
      .notNull()
      .references(() => customerGroups.id),
    /** Member number shown to people. */
    code: text('code').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    companyName: text('company_name').notNull().default(''),
    departmentOrPosition: text('department_or_position').notNull().default(''),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana').notNull(),
    firstNameKana: text('first_name_kana').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    cellPhoneNumber: text('cell_phone_number').notNull().default(''),
    fax: text('fax').notNull().default(''),
    job: text('job').notNull().default(''),
    /** 1 male, 2 female, 3 other, 4 no answer (account §3). */
    genderCt: integer('gender_ct').$type<1 | 2 | 3 | 4>(),
    birthday: date('birthday', { mode: 'string' }),
    isRegisteredMember: boolean('is_registered_member').notNull().default(true),
    isManager: boolean('is_manager').notNull().default(false),
    isReceiveNewsletter: boolean('is_receive_newsletter').notNull().default(false),
    /** Asks for a one-time code by mail at login. */
    isVerifiedByMail: boolean('is_verified_by_mail').notNull().default(false),
    isPasswordExpired: boolean('is_password_expired').notNull().default(false),
    /** Security question of the password reminder, 1 to 4 (account §3). */
    reminderQuestionCt: integer('reminder_question_ct'),
    /** Hash of the answer to it. */
    reminderAnswerHash: text('reminder_answer_hash'),
    /** When the member showed that mails to the address arrive; null: not yet. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /**
     * When the member was told that the account ends unless the address is proved; null: never, so that the cleanup leaves the
     * account alone. A registration with the same address may end it either way (`freeUnverifiedAddress`).
     */
    verificationAskedAt: timestamp('verification_asked_at', { withTimezone: true }),
    /** When the member left; personal data is gone then. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    mailErrorCount: integer('mail_error_count').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_channel_email').on(table.channelId, table.email),
    uniqueIndex('users_channel_username').on(table.channelId, table.username),
    index('users_group').on(table.groupId),
    index('users_unverified')
      .on(table.verificationAskedAt)
      .where(sql`${table.emailVerifiedAt} is null`),
    // The cleanup looks after what members who have left could not leave at once.
    index('users_left')
      .on(table.leftAt, table.id)
      .where(sql`${table.leftAt} is not null`),
  ],
);

/** A token that a refresh has replaced. */
export interface ReplacedToken {
  readonly id: string;
  /** ISO 8601 */
  readonly replacedAt: string;
}

/** A login. Access tokens contain its id; ending it invalidates all of them at once. */
export const sessions = pgTable(
  'sessions',
  {
    /** Random, 128 bits. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The token that may be refreshed now. */
    currentTokenId: text('current_token_id').notNull(),
    /** The tokens before it that are still accepted for a short grace. */
    replacedTokens: jsonb('replaced_tokens').$type<readonly ReplacedToken[]>().notNull().default([]),
    createdAt: createdAt(),
    /** How the member signed in; null for sessions from before this was stored. */
    method: text('method').$type<LoginMethod>(),
    /** The last moment at which the session may be refreshed. */
    refreshableUntil: timestamp('refreshable_until', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    // A session is over when it has ended or can no longer be refreshed, whichever was first.
    index('sessions_over').on(sql`least(${table.refreshableUntil}, ${table.endedAt})`),
  ],
);

/** A one-time code sent by mail, waiting to be entered. */
export const verificationAttempts = pgTable(
  'verification_attempts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Hash of the secret in the login response. */
    attemptHash: text('attempt_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('verification_attempts_user').on(table.userId),
    index('verification_attempts_expiry').on(table.expiresAt),
  ],
);

/** Rate limit counters by key and window. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_reset').on(table.resetsAt)],
);

/** Tokens that are sent by mail or to another shop: stored as hashes, valid once and until they expire. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailTokenPurpose>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The mail address that it verifies. */
    email: text('email'),
    /** The shop that it signs in to. */
    targetChannelId: integer('target_channel_id').references(() => channels.id),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId, table.purpose),
    index('mail_tokens_target_channel')
      .on(table.targetChannelId)
      .where(sql`${table.targetChannelId} is not null`),
    index('mail_tokens_over').on(sql`least(${table.expiresAt}, ${table.usedAt})`),
  ],
);
