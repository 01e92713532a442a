import * as v from 'valibot';
import { colorValue } from './color-value';
import { dimensionValue } from './measure-values';
import type { TokenValue } from './token-value';

const DesignShadow = v.object({
  color: v.unknown(),
  offsetX: v.unknown(),
  offsetY: v.unknown(),
  blur: v.unknown(),
  spread: v.optional(v.unknown(), { value: 0, unit: 'px' }),
  inset: v.optional(v.boolean(), false),
});
/** Lengths, then the colour: `0 1px 2px rgb(34 37 42 / 8%)`. */
const SHADOW = /^(inset )?(\S+) (\S+) (\S+)(?: (\S+))? (#\w+|rgb\([^)]*\))$/;

function oneToDesign(css: string): object | null {
  const [, inset, x = '', y = '', blur = '', spread = '0', color = ''] = SHADOW.exec(css) ?? [];
  const [offsetX, offsetY, blurred, spreads] = [x, y, blur, spread].map(dimensionValue.toDesign);
  const shadow = {
    color: colorValue.toDesign(color),
    offsetX,
    offsetY,
    blur: blurred,
    spread: spreads,
  };
  if (Object.values(shadow).includes(null)) return null;
  return inset === undefined ? shadow : { ...shadow, inset: true };
}

function oneToCss(value: unknown): string | null {
  const { success, output } = v.safeParse(DesignShadow, value);
  if (!success) return null;
  const [x, y, blur, spread] = [output.offsetX, output.offsetY, output.blur, output.spread].map(
    dimensionValue.toCss,
  );
  const words = [x, y, blur, ...(spread === '0' ? [] : [spread]), colorValue.toCss(output.color)];
  return words.includes(null) ? null : [...(output.inset ? ['inset'] : []), ...words].join(' ');
}

/** One shadow, or several from the top down. */
export const shadowValue: TokenValue = {
  toDesign: (css) => {
    const shadows = css.split(/, (?=inset |[-\d])/).map(oneToDesign);
    if (shadows.includes(null)) return null;
    return shadows.length === 1 ? shadows[0] : shadows;
  },
  toCss: (value) => {
    const shadows = [value].flat().map(oneToCss);
    return shadows.length === 0 || shadows.includes(null) ? null : shadows.join(', ');
  },
};
