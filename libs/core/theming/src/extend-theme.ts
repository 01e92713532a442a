import type { Customisation } from './customisation';
import type { LayoutId } from './layout-id';
import type { PageId } from './page-id';
import type { LayoutProps, PageProps } from './page-props';
import type { Theme, ThemeParts } from './theme';
import type { ThemeOverride, ThemeSlot } from './theme-part';
import type { ThemeRules } from './theme-rules';
import type { TokenOverrides, TokenSource } from './theme-tokens';
import type { Words } from './words';

/** What an extending theme states; everything else is its base's. */
export interface ThemeOverrides<Surface extends Customisation> {
  readonly name: string;
  readonly namespaces: readonly string[];
  /** Many tokens are in a module of their own: `tokens: () => import('./tokens')`. */
  readonly tokens?: TokenSource<TokenOverrides>;
  readonly layouts?: Readonly<Partial<Record<LayoutId, ThemeOverride<LayoutProps>>>>;
  readonly pages?: Readonly<Partial<Record<PageId, ThemeOverride<PageProps>>>>;
  readonly pageTitles?: Readonly<Partial<Record<PageId, string>>>;
  readonly rules?: Partial<ThemeRules>;
  readonly words?: { readonly [Id in keyof Surface['words']]?: Partial<Surface['words'][Id]> };
  readonly parts?: { readonly [Id in keyof Surface['parts']]?: ThemeOverride<Surface['parts'][Id]> };
  readonly slots?: { readonly [Id in keyof Surface['slots']]?: ThemeSlot<Surface['slots'][Id]> };
}

/** Words by id, those of both where both have some. */
function extendWords(base: Theme['words'], overrides: Theme['words']): Theme['words'] {
  const extended = Object.entries(overrides).map(([id, words]): [string, Words] => [
    id,
    { ...base[id], ...words },
  ]);
  return { ...base, ...Object.fromEntries(extended) };
}

/** The same for the implementation, which does not look at props. */
interface CheckedOverrides extends Omit<ThemeOverrides<Customisation>, 'parts' | 'slots' | 'words'> {
  readonly words?: Theme['words'];
  readonly parts?: ThemeParts;
  readonly slots?: ThemeParts;
}

/**
 * A theme that differs from `base` in what `overrides` states: tokens, words and rules one by one, pages, layouts and
 * parts by name. `Surface` is the base's unless the new theme has pages with words, parts or slots of its own.
 */
export function extendTheme<Base extends Customisation, Surface extends Base = Base>(
  base: Theme<Base>,
  overrides: ThemeOverrides<NoInfer<Base>>,
): Theme<Surface>;
/* @__NO_SIDE_EFFECTS__ */
export function extendTheme(base: Theme, overrides: CheckedOverrides): Theme {
  return {
    name: overrides.name,
    namespaces: overrides.namespaces,
    tokens: [...base.tokens, overrides.tokens ?? {}],
    breakpoints: base.breakpoints,
    layouts: { ...base.layouts, ...overrides.layouts },
    pages: { ...base.pages, ...overrides.pages },
    pageTitles: { ...base.pageTitles, ...overrides.pageTitles },
    allPages: base.allPages,
    rules: { ...base.rules, ...overrides.rules },
    words: extendWords(base.words, overrides.words ?? {}),
    parts: { ...base.parts, ...overrides.parts },
    slots: { ...base.slots, ...overrides.slots },
    base,
  };
}
