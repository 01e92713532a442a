import type { UserMemorial, UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import type { FormCheck } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { validationMessages } from '@shop/validation/messages';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { toMemorialDivision } from './memorial-divisions';

const MAX_LENGTH = 50;
/** A leap year: 29 February is a day that can be celebrated. */
const LEAP_YEAR = 2028;

const name = { maxLength: MAX_LENGTH, check: nameChecks };

/** The fields of a day to remember. account §3 */
export const memorialRules = {
  personName: textRule(fieldLabels.address.name, name),
  division: textRule(fieldLabels.address.division, { isChoice: true }),
  name: textRule('記念日の名前', { ...name, isRequired: false }),
  month: textRule('月', { isChoice: true }),
  day: textRule('日', { isChoice: true }),
  call: textRule('呼び名', { ...name, isRequired: false }),
};

/** The name of a field of a day. */
export type MemorialField = keyof typeof memorialRules;
/** What is in a day's form. */
export type MemorialValues = Readonly<Record<MemorialField, string>>;

/** The fields' names in the API. */
export const memorialWireNames: Readonly<Record<MemorialField, string>> = {
  personName: 'target_user_name',
  division: 'division_ct',
  name: 'name',
  month: 'month',
  day: 'date',
  call: 'call',
};

/** Whether the month has the day, in a leap year. */
const isDayOfMonth = (month: number, day: number): boolean =>
  day <= new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate();

/** 30 February is no day: said beside the day. core §5 date_birth */
export const memorialChecks: readonly FormCheck<MemorialField>[] = [
  {
    errorField: 'day',
    passes: ({ month, day }) => isDayOfMonth(Number(month), Number(day)),
    message: validationMessages.dateBirth(),
  },
];

/** The form of a new day. */
export const emptyMemorial: MemorialValues = {
  personName: '',
  division: '',
  name: '',
  month: '',
  day: '',
  call: '',
};

/** A day as its form shows it. */
export function toMemorialValues(wire: UserMemorial): MemorialValues {
  return {
    personName: wire.target_user_name,
    division: String(wire.division_ct),
    name: wire.name,
    month: String(wire.month),
    day: String(wire.date),
    call: wire.call,
  };
}

/** The form's values as the wire takes them; `null` while the kind of day is not chosen. */
export function toMemorialInput(values: MemorialValues): UserMemorialInput | null {
  const division = toMemorialDivision(values.division);
  if (division === null) return null;
  return {
    target_user_name: values.personName,
    division_ct: division,
    name: values.name,
    month: Number(values.month),
    date: Number(values.day),
    call: values.call,
  };
}
