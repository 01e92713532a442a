import { adaptMediaQuery } from '@shop/theming/adapt-media-query';
import type { ThemeBreakpoints } from '@shop/theming/theme';

function adaptRules(rules: CSSRuleList, from: ThemeBreakpoints, to: ThemeBreakpoints): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = adaptMediaQuery(rule.media.mediaText, from, to);
    if (rule instanceof CSSGroupingRule) adaptRules(rule.cssRules, from, to);
  }
}

/**
 * Rewrites the media queries of every style sheet that a navigation loads to the shop's breakpoints, before the code
 * that waits for the sheet goes on. The server has rewritten those of the document. core §4
 */
export function adaptLoadedStyles(document: Document, from: ThemeBreakpoints, to: ThemeBreakpoints): void {
  // In the capture phase, and so before the listener of the code loader on the link itself.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet !== null)
        adaptRules(target.sheet.cssRules, from, to);
    },
    true,
  );
}
