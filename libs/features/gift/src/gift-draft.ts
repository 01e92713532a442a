import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { tabDraft } from '@shop/site/storage/tab-draft';
import * as v from 'valibot';

/** Under these names, after the shop's prefix, the tab's storage has the token of a gift and what is written for it. */
const TOKEN_NAME = 'gift_token';
const DRAFT_NAME = 'gift_draft';
const LONGEST_TOKEN = 128;

const text = v.pipe(v.string(), v.maxLength(200));

/** An address as it is typed, complete or not, in the parts that the form has. */
const WrittenAddress = v.object({
  lastName: text,
  firstName: text,
  lastNameKana: text,
  firstNameKana: text,
  postalCode: text,
  prefecture: text,
  city: text,
  address1: text,
  address2: text,
  phoneNumber: text,
});
export type WrittenAddress = v.InferOutput<typeof WrittenAddress>;
const WRITTEN = v.keyof(WrittenAddress).options;

const Draft = v.object({
  address: v.nullable(WrittenAddress),
  /** The API has accepted the address. */
  isAddressChecked: v.boolean(),
  /** `YYYY-MM-DD`; null: as early as possible. */
  deliveryAt: v.nullable(text),
  timeSlotKey: v.nullable(text),
  /** The API has accepted day and time slot. */
  isDeliveryChecked: v.boolean(),
});

/** What the receiver of a gift has written and chosen, until the gift is completed. */
export type GiftDraft = v.InferOutput<typeof Draft>;

export const EMPTY_GIFT_DRAFT: GiftDraft = {
  address: null,
  isAddressChecked: false,
  deliveryAt: null,
  timeSlotKey: null,
  isDeliveryChecked: false,
};

/** Whether both hold the same in every field. */
export const isSameAddress = (one: WrittenAddress, other: WrittenAddress | null): boolean =>
  other !== null && WRITTEN.every((name) => one[name] === other[name]);

/** The token of the gift that this tab has opened; null: none. */
export function readGiftToken(tab: NamedStorage): string | null {
  const token = tab.getItem(TOKEN_NAME);
  return token === null || token === '' || token.length > LONGEST_TOKEN ? null : token;
}

/** Keeps the token for the pages whose path has none. account §2 */
export const saveGiftToken = (tab: NamedStorage, token: string): void => tab.setItem(TOKEN_NAME, token);

const draftOf = (tab: NamedStorage) => tabDraft(tab, DRAFT_NAME, Draft);

/** What was written for the gift of this token in this tab; what does not fit is passed over. */
export const readGiftDraft = (tab: NamedStorage, token: string): GiftDraft =>
  draftOf(tab).read(token) ?? EMPTY_GIFT_DRAFT;

/** Keeps it for when the page is reloaded or returned to. */
export const saveGiftDraft = (tab: NamedStorage, token: string, draft: GiftDraft): void =>
  draftOf(tab).save(token, draft);

/** Forgets what was written for the gift of this token: it was sent, or the gift is over. */
export const dropGiftDraft = (tab: NamedStorage, token: string): void => draftOf(tab).drop(token);
