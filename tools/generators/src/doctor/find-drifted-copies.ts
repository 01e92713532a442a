import type { Tree } from '@nx/devkit';
import { findBaseCopies } from '../theme-sources/base-copies';
import { readText } from '../theme-sources/find-theme-file';
import { unifiedDiff } from './unified-diff';

/** What has changed in the base of a theme since pages, layouts and parts of it were copied, each with its diff. */
export function findDriftedCopies(tree: Tree, theme: string, folder: string): readonly string[] {
  return findBaseCopies(tree, folder).flatMap(({ copy, baseFile, text }) => {
    if (!tree.exists(baseFile))
      return [
        `The theme "${theme}" overrides a copy of ${baseFile}, which is gone. Remove the override, or move it to what took its place; then run: npm run theme -- accept ${theme}`,
      ];
    const now = readText(tree, baseFile);
    return now === text
      ? []
      : [
          `The theme "${theme}" overrides a copy of ${baseFile}, which has changed since. Take over what follows, then run: npm run theme -- accept ${theme}\n${unifiedDiff(copy, text, baseFile, now)}`,
        ];
  });
}
