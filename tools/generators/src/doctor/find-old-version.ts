import type { Tree } from '@nx/devkit';
import { notedVersion, platformVersion } from '../theme-sources/platform-version';

/** What to do about a theme that was made or accepted for another version of the platform; empty where it fits. */
export function findOldVersion(tree: Tree, theme: string, folder: string): readonly string[] {
  const noted = notedVersion(tree, folder);
  const now = platformVersion(tree);
  return noted === null || noted === now
    ? []
    : [
        `The theme "${theme}" fits version ${noted} of the platform, which is ${now} now. Run: npm run theme -- upgrade; do what the doctor and the compiler say; then run: npm run theme -- accept ${theme}`,
      ];
}
