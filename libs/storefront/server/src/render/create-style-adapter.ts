import type { PartFiles, StyleSheet } from '@shop/storefront-shell/document/render-assets';
import { adaptMediaQuery } from '@shop/theming/adapt-media-query';
import type { ThemeBreakpoints } from '@shop/theming/theme';

/** What is between `@media` and the block it applies to. */
const MEDIA_QUERY = /@media[^{]+/g;

/**
 * Creates a function that rewrites the media queries of a part's style sheets from the theme's breakpoints to the shop's.
 * For each sheet the last result is cached: a shop's breakpoints change only when its operator changes them. core §4
 */
export function createStyleAdapter() {
  const cache = new WeakMap<StyleSheet, { readonly to: ThemeBreakpoints; readonly sheet: StyleSheet }>();
  const adapt = (sheet: StyleSheet, from: ThemeBreakpoints, to: ThemeBreakpoints): StyleSheet => {
    const cached = cache.get(sheet);
    if (cached?.to.small === to.small && cached.to.medium === to.medium) return cached.sheet;
    const css = sheet.css.replace(MEDIA_QUERY, (query) => adaptMediaQuery(query, from, to));
    const adapted = { href: sheet.href, css };
    cache.set(sheet, { to, sheet: adapted });
    return adapted;
  };
  return ({ scripts, styles }: PartFiles, from: ThemeBreakpoints, to: ThemeBreakpoints): PartFiles => ({
    scripts,
    styles: styles.map((sheet) => adapt(sheet, from, to)),
  });
}
