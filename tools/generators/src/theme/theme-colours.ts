import simpleTokens from '@shop/theme-simple/tokens';
import { contrastRatio } from '@shop/theming/contrast-ratio';
import { findLowContrasts } from '@shop/theming/find-low-contrasts';
import type { ColorTokens } from '@shop/theming/theme-tokens';

/** How far a colour moves towards black or white while the pointer is over it. */
const SHADE = 0.22;
/** The least contrast with the colour at rest at which the change is seen. */
const VISIBLE = 1.15;

/** A colour such as `#1f4d3a`, mixed with a shade of grey, 0 to 255. */
function mix(hex: string, grey: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (grey - value) * SHADE)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The colour of a button under the pointer: darker, or lighter where the button is nearly black already. */
function hoverColour(primary: string): string {
  const darker = mix(primary, 0);
  return contrastRatio(primary, darker) >= VISIBLE ? darker : mix(primary, 255);
}

/** The colours that a new theme has of its own. */
export type ThemeColours = Pick<ColorTokens, 'primary' | 'primaryHover' | 'link'>;

/** Derives a theme's colours from one. Throws where text in them could not be read. WCAG 2.2 AA */
export function themeColours(theme: string, primary: string): ThemeColours {
  const colours = { primary, primaryHover: hoverColour(primary), link: primary };
  const unreadable = findLowContrasts(theme, { ...simpleTokens.color, ...colours });
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  return colours;
}
