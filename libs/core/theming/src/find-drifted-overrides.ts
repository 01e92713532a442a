import { LAYOUT_IDS } from './layout-ids';
import { PAGE_IDS } from './page-ids';
import type { Theme } from './theme';
import type { ThemePart } from './theme-part';

/** An override that was written against another version of what it shadows. */
export interface DriftedOverride {
  readonly theme: string;
  readonly part: string;
  /** The version it was written against; `null` where it records none. */
  readonly writtenAgainst: number | null;
  readonly current: number;
}

/** The overrides of a theme, and of the themes it extends, that have drifted. */
export function findDriftedOverrides(theme: Theme): readonly DriftedOverride[] {
  const { base } = theme;
  if (base === null) return [];
  const drift = <Props>(
    part: string,
    own: ThemePart<Props>,
    shadowed: ThemePart<Props>,
  ): readonly DriftedOverride[] =>
    own === shadowed || own.shadows === shadowed.version
      ? []
      : [{ theme: theme.name, part, writtenAgainst: own.shadows, current: shadowed.version }];
  return [
    ...PAGE_IDS.flatMap((id) => drift(`pages.${id}`, theme.pages[id], base.pages[id])),
    ...LAYOUT_IDS.flatMap((id) => drift(`layouts.${id}`, theme.layouts[id], base.layouts[id])),
    ...findDriftedOverrides(base),
  ];
}
