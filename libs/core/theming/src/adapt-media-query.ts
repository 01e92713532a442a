import type { ThemeBreakpoints } from './theme';

const WIDTH = /(\d+)px/g;

/**
 * Rewrites a media query that is written for the breakpoints `from` (`(min-width: 768px)`, `(width<=1023px)`) to the
 * breakpoints `to`. Widths that are neither a breakpoint nor the first pixel above one stay. core §4
 */
export function adaptMediaQuery(query: string, from: ThemeBreakpoints, to: ThemeBreakpoints): string {
  return query.replace(WIDTH, (width, digits: string) => {
    const px = Number(digits);
    if (px === from.small) return `${to.small}px`;
    if (px === from.small + 1) return `${to.small + 1}px`;
    if (px === from.medium) return `${to.medium}px`;
    if (px === from.medium + 1) return `${to.medium + 1}px`;
    return width;
  });
}
