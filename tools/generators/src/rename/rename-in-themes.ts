import type { Tree } from '@nx/devkit';
import { findThemeFiles, readText } from '../theme-sources/find-theme-file';
import { wordsCopyOf } from '../theme-sources/base-copies';
import { renameEntry } from './rename-entry';

/** A slot, part, page, layout or words under another name. */
export interface Renaming {
  readonly kind: 'slots' | 'parts' | 'pages' | 'layouts' | 'words';
  readonly from: string;
  readonly to: string;
}

/**
 * Renames the key of an override in every theme that has it, and the note of the words of its base. Returns the files of
 * the themes that had it.
 */
export function renameInThemes(tree: Tree, { kind, from, to }: Renaming): readonly string[] {
  return findThemeFiles(tree).flatMap(({ file, folder }) => {
    const text = readText(tree, file);
    const changed = renameEntry(text, { group: kind, from, to });
    if (changed === text) return [];
    tree.write(file, changed);
    const noted = tree.read(wordsCopyOf(folder), 'utf8');
    if (kind === 'words' && noted !== null)
      tree.write(wordsCopyOf(folder), noted.replaceAll(`"${from}.`, `"${to}.`));
    return [file];
  });
}
