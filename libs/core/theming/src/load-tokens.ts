import type { Theme } from './theme';
import type { ThemeTokens, TokenOverrides } from './theme-tokens';

/**
 * `base` with the tokens that `overrides` states.
 *
 * @internal Only the generators of themes use it beside this file.
 */
export function mergeTokens(base: ThemeTokens, overrides: TokenOverrides): ThemeTokens {
  return {
    color: { ...base.color, ...overrides.color },
    dark: { ...base.dark, ...overrides.dark },
    font: { ...base.font, ...overrides.font },
    text: { ...base.text, ...overrides.text },
    leading: { ...base.leading, ...overrides.leading },
    weight: { ...base.weight, ...overrides.weight },
    space: { ...base.space, ...overrides.space },
    radius: { ...base.radius, ...overrides.radius },
    shadow: { ...base.shadow, ...overrides.shadow },
    width: { ...base.width, ...overrides.width },
    duration: { ...base.duration, ...overrides.duration },
  };
}

/** The tokens of a theme: those of the theme it is based on, with what each extending one changes. */
export async function loadTokens({ tokens: [first, ...others] }: Theme): Promise<ThemeTokens> {
  const complete = typeof first === 'function' ? (await first()).default : first;
  const overrides = await Promise.all(
    others.map(async (source) => (typeof source === 'function' ? (await source()).default : source)),
  );
  return overrides.reduce(mergeTokens, complete);
}
