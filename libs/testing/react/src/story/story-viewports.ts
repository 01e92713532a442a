import type { ThemeBreakpoints } from '@shop/theming/theme';

/** A width of Storybook's own list. */
export interface StoryViewport {
  readonly name: string;
  readonly styles: { readonly width: string; readonly height: string };
  readonly type: 'mobile' | 'tablet' | 'desktop';
}

type Width = readonly [id: string, name: string, width: number, type: StoryViewport['type']];

/** The narrowest phone that has to work (WCAG 2.2, 1.4.10), a common one, and a laptop. */
const FIXED: readonly Width[] = [
  ['narrowest', 'いちばん狭いスマートフォン', 320, 'mobile'],
  ['phone', 'スマートフォン', 390, 'mobile'],
  ['desktop', 'パソコン', 1280, 'desktop'],
];
const HEIGHTS = { mobile: '844px', tablet: '1024px', desktop: '800px' } as const;

/** The widths at which a design of these breakpoints changes: the last pixel of each layout. */
const widthsOf = ({ small, medium }: ThemeBreakpoints): readonly Width[] => [
  [`small-${small}`, 'スマートフォンの配置の最大幅', small, 'mobile'],
  [`medium-${medium}`, 'タブレットの配置の最大幅', medium, 'tablet'],
];

/** The widths to look at, in CSS pixels, from narrow to wide: the fixed ones and the breakpoints of the themes, each once. */
export function storyViewports(breakpoints: readonly ThemeBreakpoints[]): Record<string, StoryViewport> {
  const widths = new Map(
    [...FIXED, ...breakpoints.flatMap(widthsOf)].map((width): [string, Width] => [width[0], width]),
  );
  const ordered = [...widths.values()].toSorted(([, , one], [, , other]) => one - other);
  return Object.fromEntries(
    ordered.map(([id, name, width, type]) => [
      id,
      { name: `${name}（${width}px）`, styles: { width: `${width}px`, height: HEIGHTS[type] }, type },
    ]),
  );
}
