import { type Tree, visitNotIgnoredFiles } from '@nx/devkit';
import { readText } from './find-theme-file';

/** Holds what the base of a theme was like when something of it was copied or overridden. */
const BASE = 'base';
/** No compiler, linter or formatter reads these copies. */
const ENDING = '.txt';

/** Where a theme keeps the copy of a file of its base: under the file's own path. */
export const copyOf = (folder: string, baseFile: string): string => `${folder}/${BASE}/${baseFile}${ENDING}`;

/** Where a theme keeps the words of its base that it overrides. */
export const wordsCopyOf = (folder: string): string => `${folder}/${BASE}/words.json`;

/** A file of the base of a theme, as it was when it was copied. */
export interface BaseCopy {
  readonly copy: string;
  readonly baseFile: string;
  readonly text: string;
}

/** The copies that a theme keeps. */
export function findBaseCopies(tree: Tree, folder: string): readonly BaseCopy[] {
  const copies: BaseCopy[] = [];
  const start = `${folder}/${BASE}/`;
  if (tree.exists(`${folder}/${BASE}`))
    visitNotIgnoredFiles(tree, start, (copy) => {
      if (copy.endsWith(ENDING))
        copies.push({
          copy,
          baseFile: copy.slice(start.length, -ENDING.length),
          text: readText(tree, copy),
        });
    });
  return copies;
}
