import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { deleteAllUserAddressesSpec } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { deleteUserAddressSpec } from '@shop/contract/user-addresses/delete-user-address';
import { exportUserAddressesSpec } from '@shop/contract/user-addresses/export-user-addresses';
import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { setDefaultSenderSpec } from '@shop/contract/user-addresses/set-default-sender';
import { setDefaultUserAddressSpec } from '@shop/contract/user-addresses/set-default-user-address';
import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { deleteUserCardSpec } from '@shop/contract/user-cards/delete-user-card';
import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { setMainUserCardSpec } from '@shop/contract/user-cards/set-main-user-card';
import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { deleteUserMemorialSpec } from '@shop/contract/user-memorials/delete-user-memorial';
import { getUserMemorialSpec } from '@shop/contract/user-memorials/get-user-memorial';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { updateUserMemorialSpec } from '@shop/contract/user-memorials/update-user-memorial';
import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { deleteMeasurementSpec } from '@shop/contract/timeseries/delete-measurement';
import { userAddresses, userCards, userMemorials } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { TOKYO_ADDRESS } from '../checkout';
import type { Caller } from './callers';
import {
  type ContractCase,
  invalid,
  rejection,
  NO_INPUT,
  PAGE_TOO_LONG,
  notFound,
  UNKNOWN_ID,
} from './contract-case';
import { CARD_INPUT, MEMORIAL_INPUT } from '../member-inputs';
import type { CaseFixtures } from './case-fixtures';

const NO_ADDRESS = notFound('user_address.not_found', { params: { id: UNKNOWN_ID } });
const NO_CARD = notFound('user_card.not_found', { params: { id: UNKNOWN_ID } });
const NO_MEASUREMENT = notFound('measurement.not_found', { params: { id: UNKNOWN_ID } });
const NO_DAY = notFound('user_memorial.not_found', { params: { id: UNKNOWN_ID } });

const emptyBook = async ({ api }: CaseFixtures, { userId }: Caller) => {
  await api.db.delete(userAddresses).where(eq(userAddresses.userId, userId));
  return { body: TOKYO_ADDRESS };
};
const address = async (world: CaseFixtures, owner: Caller) => {
  const input = await emptyBook(world, owner);
  const { body } = await world.api.call(createUserAddressSpec, input, owner);
  return { params: { id: body.id }, ...input };
};
/** What the book of the owner would be exported as. */
const addressFile = async (world: CaseFixtures, owner: Caller) => {
  await address(world, owner);
  const { path } = exportUserAddressesSpec.endpoint;
  const headers = { 'channel-id': owner.channel, authorization: `Bearer ${owner.token}` };
  const bytes = await (await world.api.request(path, { headers })).arrayBuffer();
  return { body: { file: new File([bytes], '住所録.csv', { type: 'text/csv' }) } };
};
const noCards = async ({ api }: CaseFixtures, { userId }: Caller) => {
  await api.db.delete(userCards).where(eq(userCards.userId, userId));
  return { body: CARD_INPUT };
};
const card = async (world: CaseFixtures, owner: Caller) => {
  const { body } = await world.api.call(createUserCardSpec, await noCards(world, owner), owner);
  return { params: { id: body.id } };
};
const noDays = async ({ api }: CaseFixtures, { userId }: Caller) => {
  await api.db.delete(userMemorials).where(eq(userMemorials.userId, userId));
  return { body: MEMORIAL_INPUT };
};
const day = async (world: CaseFixtures, owner: Caller) => {
  const input = await noDays(world, owner);
  const { body } = await world.api.call(createUserMemorialSpec, input, owner);
  return { params: { id: body.id }, ...input };
};

const measurement = async ({ api }: CaseFixtures, owner: Caller) => {
  const { body } = await api.callWith(
    createMeasurementSpec,
    { query: {}, body: { measured_on: '2026-06-01', values: { height: 160 } } },
    owner,
  );
  return { params: { id: body[0]!.id } };
};

/** Calls for a member's addresses, cards, anniversaries, and one measurement. */
export const MEMBER_ACCOUNT_CASES: readonly ContractCase[] = [
  {
    spec: createUserAddressSpec,
    input: emptyBook,
    rejection: invalid({ body: { prefecture: 'どこか' } }),
  },
  { spec: deleteAllUserAddressesSpec, input: address, rejection: NO_INPUT },
  { spec: exportUserAddressesSpec, rejection: NO_INPUT },
  {
    spec: importUserAddressesSpec,
    input: addressFile,
    rejection: rejection('user_address.import_malformed', {
      body: { file: new File(['"'], '住所録.csv', { type: 'text/csv' }) },
    }),
  },
  { spec: listUserAddressesSpec, rejection: PAGE_TOO_LONG },
  ...[
    deleteUserAddressSpec,
    getUserAddressSpec,
    setDefaultSenderSpec,
    setDefaultUserAddressSpec,
    updateUserAddressSpec,
  ].map((spec) => ({ spec, input: address, rejection: NO_ADDRESS, ids: 'owned' as const })),
  {
    spec: createUserCardSpec,
    input: noCards,
    rejection: rejection('user_card.expired', { body: { expiration: '202001' } }),
  },
  { spec: listUserCardsSpec, rejection: PAGE_TOO_LONG },
  ...[deleteUserCardSpec, setMainUserCardSpec].map((spec) => ({
    spec,
    input: card,
    rejection: NO_CARD,
    ids: 'owned' as const,
  })),
  { spec: createUserMemorialSpec, input: noDays, rejection: invalid({ body: { month: 13 } }) },
  { spec: listUserMemorialsSpec, rejection: PAGE_TOO_LONG },
  ...[getUserMemorialSpec, updateUserMemorialSpec, deleteUserMemorialSpec].map((spec) => ({
    spec,
    input: day,
    rejection: NO_DAY,
    ids: 'owned' as const,
  })),
  { spec: deleteMeasurementSpec, input: measurement, rejection: NO_MEASUREMENT, ids: 'owned' },
];
