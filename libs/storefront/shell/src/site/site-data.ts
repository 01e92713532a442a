import type { ThemeBreakpoints } from '@shop/theming/theme';

/** What the root loader returns: what every page of a shop needs. */
export interface SiteData {
  /** Selects the theme. */
  readonly namespace: string;
  /** The prefix of the names of the shop's cookies and storage entries. */
  readonly channelPrefix: string;
  readonly siteName: string;
  /** The CSS custom properties by which the shop's colour scheme overrides the theme's tokens. */
  readonly colors: Readonly<Record<string, string>>;
  /** The API's URL for browsers; `null` is the shop's own origin. */
  readonly apiBase: string | null;
  /** The breakpoints of the settings where they differ from the theme's; `null` where they do not. core §4 */
  readonly breakpoints: ThemeBreakpoints | null;
  /** The queries that the server fetched for every page, as JSON; `null` in the browser, whose cache has them. */
  readonly state: string | null;
}
