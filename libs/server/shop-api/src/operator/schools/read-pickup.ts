import { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { DateText } from '@shop/contract/wire/timestamp';
import * as v from 'valibot';
import type { StoredSchoolPickup } from '../../db/schema';
import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';

/** Ends the pick-up. */
const NONE = 'none';

const Place = v.pick(ShippingAddressInput, ['postal_code', 'prefecture', 'city', 'address1']);
const Pickup = v.object({ on: DateText, until: DateText, ...Place.entries });

/** What the operator says of a pick-up; undefined leaves it as it is. */
export type GivenPickup = Partial<Record<keyof v.InferInput<typeof Pickup>, string>>;

const OPTIONS = {
  on: '--on',
  until: '--until',
  postal_code: '--postal-code',
  prefecture: '--prefecture',
  city: '--city',
  address1: '--address1',
} as const;
const isPart = (name: string): name is keyof typeof OPTIONS => name in OPTIONS;

/** Reads the options of `schools pickup`; null where they end the pick-up. */
export function readPickup(args: CommandArguments): GivenPickup | null {
  const on = args.value('on');
  if (on === NONE) return null;
  const optional = {
    until: args.optional('until'),
    postal_code: args.optional('postal-code'),
    prefecture: args.optional('prefecture'),
    city: args.optional('city'),
    address1: args.optional('address1'),
  };
  const given = Object.entries(optional).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { on, ...Object.fromEntries(given) };
}

const asGiven = (present: StoredSchoolPickup): GivenPickup => ({
  on: present.on,
  until: present.until,
  postal_code: present.postalCode,
  prefecture: present.prefecture,
  city: present.city,
  address1: present.address1,
});

/** A pick-up with what was given changed. Throws an `OperatorError` for what is missing or does not hold. */
export function changedPickup(present: StoredSchoolPickup | null, given: GivenPickup): StoredSchoolPickup {
  const read = v.safeParse(Pickup, { ...(present === null ? {} : asGiven(present)), ...given });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    const part = isPart(name) ? OPTIONS[name] : name;
    const was = isPart(name) ? given[name] : undefined;
    throw was === undefined
      ? wrongUsage(`${part} を指定してください`, `Say ${part}`)
      : wrongUsage(`${part} が正しくありません: ${was}`, `${part} does not hold: ${was}`);
  }
  const { on, until, postal_code, prefecture, city, address1 } = read.output;
  if (until > on)
    throw wrongUsage(
      `ご注文の締切（${until}）は、受け取る日（${on}）までの日にしてください`,
      `Orders end (${until}) on the day of the pick-up (${on}) at the latest`,
    );
  return { on, until, postalCode: postal_code, prefecture, city, address1 };
}
