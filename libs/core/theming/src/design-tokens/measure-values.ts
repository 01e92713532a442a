import * as v from 'valibot';
import { NUMBER, type TokenValue } from './token-value';

/** Numbers with one of these units. Zero needs none in CSS, so it is written without. */
function measureValue<const Units extends readonly [string, ...string[]]>(
  units: Units,
  zero: string | null,
): TokenValue {
  const Measure = v.object({ value: v.pipe(v.number(), v.finite()), unit: v.picklist(units) });
  const pattern = new RegExp(`^(${NUMBER})(${units.join('|')})$`);
  return {
    toDesign: (css) => {
      if (css === zero) return { value: 0, unit: units[0] };
      const [, number, unit] = pattern.exec(css) ?? [];
      return number === undefined ? null : { value: Number(number), unit };
    },
    toCss: (value) => {
      const { success, output } = v.safeParse(Measure, value);
      if (!success) return null;
      return output.value === 0 && zero !== null ? zero : `${output.value}${output.unit}`;
    },
  };
}

/** Lengths in pixels or in the size of the document's text. */
export const dimensionValue = measureValue(['px', 'rem'], '0');

/** Times; CSS asks for a unit even at zero. */
export const durationValue = measureValue(['ms', 's'], null);

const plainNumber = (Schema: v.GenericSchema<unknown, number>): TokenValue => ({
  toDesign: (css) => (new RegExp(`^${NUMBER}$`).test(css) ? Number(css) : null),
  toCss: (value) => {
    const { success, output } = v.safeParse(Schema, value);
    return success ? String(output) : null;
  },
});

export const numberValue = plainNumber(v.pipe(v.number(), v.finite()));

/** The names are those of the DTCG format for the same numbers. */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  'semi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  black: 900,
};
const Weight = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? WEIGHTS[value] : value)),
  v.number(),
  v.minValue(1),
  v.maxValue(1000),
);

export const fontWeightValue = plainNumber(Weight);
