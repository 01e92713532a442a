import { type DateParts, isDateBirth, readDay } from '@shop/validation/date-birth';
import { validationMessages as messages } from '@shop/validation/messages';
import { isMinDate } from '@shop/validation/min-date';
import { isAnyFilled } from '@shop/validation/required-without-all';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** A rule about several fields of a form; its message stands beside one of them. */
export interface FormCheck<Name extends string> {
  readonly shownAt: Name;
  readonly passes: (values: Values<Name>) => boolean;
  readonly message: string;
}

/** The second writing of a value is the same as the first. */
export const confirmed = <Name extends string>(
  first: Name,
  second: Name,
  label: string,
): FormCheck<Name> => ({
  shownAt: second,
  passes: (values) => values[first] === values[second],
  message: messages.confirmed(label),
});

/** One of the fields at least is filled. core §5 required_without_all */
export const anyOf = <Name extends string>(names: readonly [Name, ...Name[]]): FormCheck<Name> => ({
  shownAt: names[0],
  passes: (values) => isAnyFilled(names.map((name) => values[name])),
  message: messages.requiredWithoutAll(),
});

/** The end of a span is not before its beginning. core §5 min_date */
export const notBefore = <Name extends string>(start: Name, end: Name): FormCheck<Name> => ({
  shownAt: end,
  passes: (values) => isMinDate(values[end], values[start]),
  message: messages.minDate(),
});

/** A day written in three fields. core §5 date_birth */
export const dayOf = <Name extends string>(
  names: Readonly<Record<keyof DateParts, Name>>,
): FormCheck<Name> => ({
  shownAt: names.year,
  passes: (values) => isDateBirth(partsOf(values, names)),
  message: messages.dateBirth(),
});

/** That day as the wire takes it; `null` where none was written. */
export function readDayOf<Name extends string>(
  values: Values<Name>,
  names: Readonly<Record<keyof DateParts, Name>>,
): string | null {
  const { year, month, day } = partsOf(values, names);
  return readDay(`${year}-${month}-${day}`);
}

const partsOf = <Name extends string>(
  values: Values<Name>,
  names: Readonly<Record<keyof DateParts, Name>>,
): DateParts => ({ year: values[names.year], month: values[names.month], day: values[names.day] });
