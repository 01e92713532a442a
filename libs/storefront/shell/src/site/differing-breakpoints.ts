import type { Settings } from '@shop/site/settings/settings';
import type { Theme, ThemeBreakpoints } from '@shop/theming/theme';

/** The breakpoints of the settings; `null` where they are those that the theme's style sheets are written for. core §4 */
export function differingBreakpoints(
  { breakpointSm: small, breakpointMd: medium }: Pick<Settings, 'breakpointSm' | 'breakpointMd'>,
  { breakpoints }: Pick<Theme, 'breakpoints'>,
): ThemeBreakpoints | null {
  return small === breakpoints.small && medium === breakpoints.medium ? null : { small, medium };
}
