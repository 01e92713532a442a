import type { Theme, ThemeParts } from './theme';

/** An override that was written against another version of what it overrides. */
export interface DriftedOverride {
  readonly theme: string;
  readonly part: string;
  /** The version it was written against. */
  readonly writtenAgainst: number | null;
  readonly current: number;
}

/**
 * The overrides of a theme, and of the themes it extends, that have drifted. `partVersions` are those of the parts that
 * are in pages; a part that another theme has replaced carries its own.
 */
export async function findDriftedOverrides(
  theme: Theme,
  partVersions: Readonly<Partial<Record<string, number>>>,
): Promise<readonly DriftedOverride[]> {
  const { base } = theme;
  if (base === null) return [];
  const { pages } = await base.allPages.load();
  const overriddenIn = { ...base, pages: { ...pages, ...base.pages } };
  const driftOf = (
    folder: 'pages' | 'layouts' | 'parts',
    versions: Readonly<Partial<Record<string, number>>> = {},
  ): readonly DriftedOverride[] => {
    const own: ThemeParts = theme[folder];
    const overridden: ThemeParts = overriddenIn[folder];
    return Object.entries(own).flatMap(([id, part]) => {
      const current = overridden[id]?.version ?? versions[id];
      return part === undefined ||
        current === undefined ||
        part === overridden[id] ||
        part.overridesVersion === current
        ? []
        : [{ theme: theme.name, part: `${folder}.${id}`, writtenAgainst: part.overridesVersion, current }];
    });
  };
  return [
    ...driftOf('pages'),
    ...driftOf('layouts'),
    ...driftOf('parts', partVersions),
    ...(await findDriftedOverrides(base, partVersions)),
  ];
}

/**
 * Says which override has drifted and what its author does about it.
 *
 * @internal Only the check of themes uses it.
 */
export const describeDriftedOverride = ({ theme, part, writtenAgainst, current }: DriftedOverride): string =>
  `The theme "${theme}" overrides ${part}, and its override ` +
  (writtenAgainst === null ? 'names no version' : `was written against version ${writtenAgainst}`) +
  `; the current version is ${current}. Compare it with what it overrides, change what has to follow, and set its ` +
  `overridesVersion to ${current}.`;
