import type { Theme, ThemeBreakpoints, ThemeLabels, ThemeRules } from './theme';
import type { ThemeTokens, TokenOverrides } from './theme-tokens';

/** What an extending theme states; everything else is its base's. */
export interface ThemeOverrides {
  readonly name: string;
  readonly namespaces: readonly string[];
  readonly tokens?: TokenOverrides;
  readonly breakpoints?: Partial<ThemeBreakpoints>;
  readonly layouts?: Partial<Theme['layouts']>;
  readonly pages?: Partial<Theme['pages']>;
  readonly labels?: { readonly pageTitles?: Partial<ThemeLabels['pageTitles']> };
  readonly rules?: Partial<ThemeRules>;
  readonly slots?: Theme['slots'];
}

/** A theme that differs from `base` in what `overrides` states: tokens one by one, pages, layouts, slots, labels. */
/* @__NO_SIDE_EFFECTS__ */
export function extendTheme(base: Theme, overrides: ThemeOverrides): Theme {
  return {
    name: overrides.name,
    namespaces: overrides.namespaces,
    tokens: extendTokens(base.tokens, overrides.tokens ?? {}),
    breakpoints: { ...base.breakpoints, ...overrides.breakpoints },
    layouts: { ...base.layouts, ...overrides.layouts },
    pages: { ...base.pages, ...overrides.pages },
    labels: { pageTitles: { ...base.labels.pageTitles, ...overrides.labels?.pageTitles } },
    rules: { ...base.rules, ...overrides.rules },
    slots: { ...base.slots, ...overrides.slots },
    base,
  };
}

function extendTokens(base: ThemeTokens, overrides: TokenOverrides): ThemeTokens {
  return {
    color: { ...base.color, ...overrides.color },
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
