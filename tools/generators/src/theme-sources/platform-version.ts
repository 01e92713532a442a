import { type Tree, readJson, writeJson } from '@nx/devkit';

/** What a package.json says of its version. */
interface Versioned {
  readonly version: string;
}

/** The version of the platform, which all of its packages carry. */
export const platformVersion = (tree: Tree): string => readJson<Versioned>(tree, 'package.json').version;

/** Where a theme notes the version of the platform that it fits. */
export const versionNoteOf = (folder: string): string => `${folder}/base/platform.json`;

/** Notes that a theme fits the platform as it is now. */
export function noteVersion(tree: Tree, folder: string): void {
  writeJson<Versioned>(tree, versionNoteOf(folder), { version: platformVersion(tree) });
}

/** The version that a theme was made or accepted for; null where none is noted. */
export const notedVersion = (tree: Tree, folder: string): string | null =>
  tree.exists(versionNoteOf(folder)) ? readJson<Versioned>(tree, versionNoteOf(folder)).version : null;
