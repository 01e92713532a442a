import type { Customisation } from './customisation';
import type { LayoutId } from './layout-id';
import type { PageId, StartPageId } from './page-id';
import type { ThemeCode, ThemeLayout, ThemePage, ThemePart } from './theme-part';
import type { PageTable } from './theme-pages';
import type { ThemeRules } from './theme-rules';
import type { ThemeTokens, TokenOverrides, TokenSource } from './theme-tokens';
import type { Words } from './words';

/**
 * Widths in CSS pixels: phone up to `small`, tablet up to `medium`, else desktop. Style sheets are written for those of
 * their theme; where the shop's settings differ, their media queries are rewritten (`adaptMediaQuery`). core §4
 */
export interface ThemeBreakpoints {
  readonly small: number;
  readonly medium: number;
}

/** Parts by id, whatever their props are: `extendTheme` has checked each against its place. */
export type ThemeParts = Readonly<Partial<Record<string, ThemePart<never>>>>;

/** A value for each page that a browser knows from the start, and for any other. */
type ById<Value> = Readonly<Record<StartPageId, Value> & Partial<Record<PageId, Value>>>;

/**
 * A theme: a typed value that holds everything a shop looks like. `Surface` names what a theme that extends it may
 * change of its pages; code that only renders a theme does not need it.
 */
export interface Theme<Surface extends Customisation = Customisation> {
  readonly name: string;
  /** The values of the setting SITE.NAMESPACE that select this theme. core §1 */
  readonly namespaces: readonly string[];
  /**
   * Complete tokens, and what each extending theme changes. Only the server needs them, which writes them into documents
   * as CSS: `loadTokens` puts them together, so that no browser loads them.
   */
  readonly tokens: readonly [TokenSource<ThemeTokens>, ...TokenSource<TokenOverrides>[]];
  readonly breakpoints: ThemeBreakpoints;
  readonly layouts: Readonly<Record<LayoutId, ThemeLayout>>;
  /** The pages that every document's code names, and those that an extending theme overrides. */
  readonly pages: ById<ThemePage>;
  /** The titles of these pages, and those that an extending theme overrides. */
  readonly pageTitles: ById<string>;
  /**
   * All pages and titles. A table of its own, because in the first load each page would cost every shopper some sixty
   * bytes. `findPage` and `titleOfPage` look there what `pages` and `pageTitles` do not have.
   */
  readonly allPages: ThemeCode<PageTable>;
  readonly rules: ThemeRules;
  /** The overridden words of pages and parts, by the id of their definition. */
  readonly words: Readonly<Partial<Record<string, Words>>>;
  /** The replaced parts. */
  readonly parts: ThemeParts;
  /** The filled slots. */
  readonly slots: ThemeParts;
  /** The theme this one extends. */
  readonly base: Theme | null;
  /** Carries the type alone; no theme has a value here. */
  readonly surface?: Surface;
}
