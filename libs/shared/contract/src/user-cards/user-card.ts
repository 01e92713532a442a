import * as v from 'valibot';
import { Id } from '../wire/id';
import { optionalName } from '../wire/text-input';
import { ServiceCard } from './service-card';

const MAX_NAME_LENGTH = 50;

/** A card kept by the payment service; the shop knows its handle and its last digits (account §3 "User card"). */
export const UserCard = v.object({
  id: Id,
  /** Exactly one card of a member is the main one. */
  is_main: v.boolean(),
  token: v.string(),
  token_key: v.string(),
  /** What the member calls it. */
  name: v.string(),
  /** `************4242`. */
  masked_number: v.string(),
  /** `203012`: year and month. */
  expiration: v.string(),
});
export type UserCard = v.InferOutput<typeof UserCard>;

/** What the browser got from the payment service, and what the member calls it. */
export const UserCardInput = v.object({
  ...ServiceCard.entries,
  name: v.optional(optionalName('カードの名前', MAX_NAME_LENGTH), ''),
});
export type UserCardInput = v.InferInput<typeof UserCardInput>;
