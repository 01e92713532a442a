import { formatDate } from '@shop/format/format-day';
import { fieldChecks } from '@shop/site/form/field-checks';
import { type FormCheck, anyOf } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { normaliseDecimal } from '@shop/validation/decimal';
import { validationMessages } from '@shop/validation/messages';
import { readDay } from '@shop/validation/date-birth';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { type MeasuredPart, forEachPart } from './measured-parts';

const SMALLEST = 1;
const PLACES = 1;

/** The fields of a measurement: the day, and every part, none of which is required. account §3 */
export const measurementRules = {
  day: textRule('採寸日', {
    normalise: normaliseHalfWidth,
    check: { passes: (text) => text === '' || readDay(text) !== null, message: validationMessages.dateBirth },
  }),
  ...forEachPart(({ name, max }) =>
    textRule(name, {
      isRequired: false,
      normalise: normaliseDecimal,
      check: [fieldChecks.decimal(PLACES), fieldChecks.minValue(SMALLEST), fieldChecks.maxValue(max)],
    }),
  ),
};

/** The name of a field of a measurement. */
export type MeasurementField = keyof typeof measurementRules;
/** What is in a measurement's form. */
export type MeasurementValues = Readonly<Record<MeasurementField, string>>;

/** A measurement as the wire takes it. */
export interface MeasurementInput {
  readonly measured_on: string;
  readonly values: Readonly<Record<MeasuredPart, number | null>>;
}

/** At least one part has been measured. core §5 required_without_all */
export const measurementChecks: readonly FormCheck<MeasurementField>[] = [
  anyOf([
    ...(['height', 'weight', 'chest', 'waist', 'hip'] as const),
    ...(['shoulder', 'sleeve', 'inseam', 'head', 'foot'] as const),
  ]),
];

/** The fields' names in the API. */
export const measurementWireNames: Readonly<Record<MeasurementField, string>> = {
  day: 'measured_on',
  ...forEachPart(({ part }) => part),
};

/** The form of a new measurement, taken on the shop's day at this moment. */
export const emptyMeasurement = (now: Date): MeasurementValues => ({
  day: formatDate(now.toISOString()).replaceAll('.', '-'),
  ...forEachPart(() => ''),
});

/** The form's values as the wire takes them; `null` while the day is none. */
export function toMeasurementInput(values: MeasurementValues): MeasurementInput | null {
  const day = readDay(values.day);
  if (day === null) return null;
  return {
    measured_on: day,
    values: forEachPart(({ part }) => (values[part] === '' ? null : Number(values[part]))),
  };
}
