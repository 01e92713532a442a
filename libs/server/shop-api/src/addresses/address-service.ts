import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import type { InferOutput } from 'valibot';
import type { Executor } from '../db/database';
import { notFound, rejected } from '../http/http-error';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import {
  type AddressFlag,
  type AddressRow,
  countAddresses,
  findAddress,
  findOldestAddress,
  findRequestedAddress,
  insertAddresses,
  listAddresses,
  lockAddressBook,
  moveFlag,
  removeAddress,
  replaceAddress,
} from './address-store';
import { presentUserAddress } from './present-user-address';
import { readAddressInput } from './read-address-input';
import { requireHouseNumber } from './require-house-number';

/** The most addresses of a member; sent as `x-limit` (account §9). */
export const ADDRESS_LIMIT = 1_000;

type ParsedInput = InferOutput<typeof UserAddressInput>;

/** 404 for an address that does not exist or belongs to another member: the caller cannot tell which. */
export const addressNotFound = () => notFound(USER_ADDRESS_ERRORS.notFound, '住所が見つかりません');

const present = (row: AddressRow | null): UserAddress => {
  if (row === null) throw addressNotFound();
  return presentUserAddress(row);
};

/** What the contract parsed, as a row's columns. */
export const fieldsOf = (input: ParsedInput) => ({
  name: input.name,
  divisionCt: input.division_ct,
  ...readAddressInput(input),
});

/** The member's address book. */
export async function listUserAddresses(
  context: RouteContext,
  db: Executor = context.db,
): Promise<UserAddress[]> {
  return (await listAddresses(db, context.requireMember().id)).map(presentUserAddress);
}

export const getAddress = async (context: RouteContext, id: number): Promise<UserAddress> =>
  present(await findAddress(context.db, context.requireMember().id, id));

/**
 * Adds an address, once for each request key; the first one takes both flags. Throws `user_address.limit_exceeded`.
 */
export async function addAddress(context: RouteContext, input: ParsedInput): Promise<UserAddress> {
  const userId = context.requireMember().id;
  const requestKey = readRequestKey(context);
  await requireHouseNumber(readAddressInput(input));
  return context.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const added = await findRequestedAddress(tx, userId, requestKey);
    if (added !== null) return present(added);
    const count = await countAddresses(tx, userId);
    if (count >= ADDRESS_LIMIT)
      throw rejected(USER_ADDRESS_ERRORS.limitExceeded, `登録できる住所は${ADDRESS_LIMIT}件までです`);
    const isFirst = count === 0;
    return present(
      await insertAddresses(tx, [
        {
          ...fieldsOf(input),
          userId,
          requestKey,
          isDefault: isFirst,
          isSenderDefault: isFirst,
          createdAt: context.clock.now(),
        },
      ]),
    );
  });
}

export const updateAddress = async (
  context: RouteContext,
  id: number,
  input: ParsedInput,
): Promise<UserAddress> => {
  const userId = context.requireMember().id;
  await requireHouseNumber(readAddressInput(input));
  return present(await replaceAddress(context.db, userId, id, fieldsOf(input)));
};

/** Removes an address; flags it carried pass on to the oldest one left. */
export async function deleteAddress(context: RouteContext, id: number): Promise<void> {
  const userId = context.requireMember().id;
  await context.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const removed = await removeAddress(tx, userId, id);
    if (removed === null) throw addressNotFound();
    const heir = await findOldestAddress(tx, userId);
    if (heir === null) return;
    if (removed.isDefault) await moveFlag(tx, userId, heir.id, 'isDefault');
    if (removed.isSenderDefault) await moveFlag(tx, userId, heir.id, 'isSenderDefault');
  });
}

/** Moves the flag to this address and returns the whole address book. */
export function setFlag(context: RouteContext, id: number, flag: AddressFlag): Promise<UserAddress[]> {
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    if ((await findAddress(tx, userId, id)) === null) throw addressNotFound();
    await moveFlag(tx, userId, id, flag);
    return listUserAddresses(context, tx);
  });
}
