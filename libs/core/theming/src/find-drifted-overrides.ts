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
  const driftOf = <Props>(
    folder: string,
    own: Readonly<Record<string, ThemePart<Props>>>,
    shadowed: Readonly<Record<string, ThemePart<Props>>>,
  ): readonly DriftedOverride[] =>
    Object.entries(own).flatMap(([id, { shadows }]) => {
      const current = shadowed[id]?.version;
      return current === undefined || own[id] === shadowed[id] || shadows === current
        ? []
        : [{ theme: theme.name, part: `${folder}.${id}`, writtenAgainst: shadows, current }];
    });
  return [
    ...driftOf('pages', theme.pages, base.pages),
    ...driftOf('layouts', theme.layouts, base.layouts),
    ...findDriftedOverrides(base),
  ];
}
