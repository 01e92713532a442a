import type { NamedStorage } from '@shop/site/storage/browser-storage';
import {
  dropGiftDraft,
  EMPTY_GIFT_DRAFT,
  type GiftDraft,
  saveGiftDraft,
  saveGiftToken,
  readGiftDraft,
  readGiftToken,
} from './gift-draft';

function storage(): NamedStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

const DRAFT: GiftDraft = {
  address: {
    lastName: '鈴木',
    firstName: '',
    lastNameKana: '',
    firstNameKana: '',
    postalCode: '100',
    prefecture: '',
    city: '',
    address1: '',
    address2: '',
    phoneNumber: '',
  },
  isAddressChecked: false,
  deliveryAt: '2026-07-01',
  timeSlotKey: 'am',
  isDeliveryChecked: false,
};

it('keeps what is written, complete or not, until it is dropped', () => {
  const tab = storage();
  saveGiftDraft(tab, 'mine', DRAFT);
  expect(readGiftDraft(tab, 'mine')).toEqual(DRAFT);
  dropGiftDraft(tab, 'other');
  expect(readGiftDraft(tab, 'mine')).toEqual(DRAFT);
  dropGiftDraft(tab, 'mine');
  expect(tab.values.size).toBe(0);
  expect(readGiftDraft(tab, 'mine')).toEqual(EMPTY_GIFT_DRAFT);
});

it.each([
  ['another gift’s', JSON.stringify({ owner: 'other', draft: DRAFT })],
  ['what is no JSON', '{'],
  ['an endless text', JSON.stringify({ owner: 'mine', draft: { ...DRAFT, deliveryAt: 'x'.repeat(201) } })],
  ['a part', JSON.stringify({ owner: 'mine', draft: { address: null } })],
])('passes over %s', (_, stored) => {
  const tab = storage();
  tab.setItem('gift_draft', stored);
  expect(readGiftDraft(tab, 'mine')).toEqual(EMPTY_GIFT_DRAFT);
});

it.each([
  ['none', null, null],
  ['an empty one', '', null],
  ['one that is too long', 'x'.repeat(129), null],
  ['one', 'mine', 'mine'],
])('reads the token: %s', (_, kept, token) => {
  const tab = storage();
  if (kept !== null) saveGiftToken(tab, kept);
  expect(readGiftToken(tab)).toBe(token);
});
