import { ADDRESS_DIVISIONS } from '@shop/contract/user-addresses/division';
import { choiceLists } from '@shop/validation/choices';

/** What kind of address it is, as forms offer it: the value of the wire as text, and its name. account §3, §9 */
export const addressDivisions = choiceLists.addressDivision.map(({ code, label }) => ({
  value: String(code),
  name: label,
}));

/** The name of a kind of address; empty where there is none. */
export const divisionName = (division: number): string =>
  addressDivisions.find(({ value }) => value === String(division))?.name ?? '';

/** The wire's value of a choice; `null` where nothing was chosen. */
export const toDivision = (choice: string) =>
  Object.values(ADDRESS_DIVISIONS).find((division) => String(division) === choice) ?? null;
