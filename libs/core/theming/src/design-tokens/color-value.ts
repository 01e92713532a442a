import * as v from 'valibot';
import { NUMBER, type TokenValue } from './token-value';

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const TRANSLUCENT = new RegExp(`^rgb\\((\\d+) (\\d+) (\\d+) / (${NUMBER})%\\)$`);
const MOST = 255;
const PERCENT = 100;
/** Enough to tell 256 steps, and percents with two decimals, apart. */
const DECIMALS = 10_000;

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** DTCG 2025.10, color module; `hex` is for tools that know no colour spaces, and not read here. */
const DesignColor = v.object({
  colorSpace: v.literal('srgb'),
  components: v.tuple([Share, Share, Share]),
  alpha: v.optional(Share, 1),
});

const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function designColor(channels: readonly number[], alpha: number) {
  if (channels.some((channel) => channel > MOST) || alpha > 1) return null;
  const components = channels.map((channel) => rounded(channel / MOST));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: toHex(channels) };
}

/** Colours: `#rrggbb`, or `rgb(r g b / a%)` where they let something through. */
export const colorValue: TokenValue = {
  toDesign: (css) => {
    const [, ...pairs] = HEX.exec(css) ?? [];
    if (pairs.length > 0)
      return designColor(
        pairs.map((pair) => Number.parseInt(pair, 16)),
        1,
      );
    const [, red, green, blue, percent] = TRANSLUCENT.exec(css) ?? [];
    return percent === undefined
      ? null
      : designColor([red, green, blue].map(Number), rounded(Number(percent) / PERCENT));
  },
  toCss: (value) => {
    // The form of the drafts before 2025, which many tools still write.
    if (typeof value === 'string') return HEX.test(value) ? value.toLowerCase() : null;
    const { success, output } = v.safeParse(DesignColor, value);
    if (!success) return null;
    const channels = output.components.map((component) => Math.round(component * MOST));
    return output.alpha === 1
      ? toHex(channels)
      : `rgb(${channels.join(' ')} / ${rounded(output.alpha * PERCENT)}%)`;
  },
};
