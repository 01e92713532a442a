import type { LayoutId } from './layout-id';
import type { PageId } from './page-id';
import type { SlotId } from './slot-id';
import type { ThemeLayout, ThemePage, ThemeSlot } from './theme-part';
import type { ThemeTokens } from './theme-tokens';

/** Widths in CSS pixels: phone up to `small`, tablet up to `medium`, else desktop. core §4 */
export interface ThemeBreakpoints {
  readonly small: number;
  readonly medium: number;
}

/** Words that a theme may change. */
export interface ThemeLabels {
  /** The document's title on each page, without the name of the site. */
  readonly pageTitles: Readonly<Record<PageId, string>>;
}

/** Rules that differ between themes. */
export interface ThemeRules {
  /** False in the corporate variant. core §5 */
  readonly isContactKanaRequired: boolean;
}

/** A theme: a typed value that holds everything a shop looks like. */
export interface Theme {
  readonly name: string;
  /** The values of the setting SITE.NAMESPACE that this theme answers to. core §1 */
  readonly namespaces: readonly string[];
  readonly tokens: ThemeTokens;
  readonly breakpoints: ThemeBreakpoints;
  readonly layouts: Readonly<Record<LayoutId, ThemeLayout>>;
  readonly pages: Readonly<Record<PageId, ThemePage>>;
  readonly labels: ThemeLabels;
  readonly rules: ThemeRules;
  readonly slots: Readonly<Partial<Record<SlotId, ThemeSlot>>>;
  /** The theme this one extends. */
  readonly base: Theme | null;
}
