import type { Customisation } from './customisation';
import type { Theme } from './theme';
import type { ThemeTokens, TokenSource } from './theme-tokens';

/** What a complete theme states. */
type CompleteTheme<Surface extends Customisation> = Omit<
  Theme<Surface>,
  'base' | 'parts' | 'slots' | 'surface' | 'tokens' | 'words'
> & {
  readonly tokens: TokenSource<ThemeTokens>;
};

/** Declares a complete theme; the compiler names every page and layout that is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTheme<Surface extends Customisation>({
  tokens,
  ...theme
}: CompleteTheme<Surface>): Theme<Surface> {
  return { ...theme, tokens: [tokens], words: {}, parts: {}, slots: {}, base: null };
}
