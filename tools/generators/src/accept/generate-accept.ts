import { type GeneratorCallback, type Tree, formatFiles, writeJson } from '@nx/devkit';
import { nextSteps } from '../next-steps';
import { findBaseCopies, wordsCopyOf } from '../theme-sources/base-copies';
import { findThemeFile, readText } from '../theme-sources/find-theme-file';
import { loadTheme } from '../theme-sources/load-theme';
import { withModuleLoader } from '../theme-sources/module-loader';
import { noteVersion } from '../theme-sources/platform-version';
import { baseWord, loadWordDefinitions, ownWords, textOf } from '../theme-sources/word-definitions';

/** The options of `nx g @shop/generators:accept`. */
export interface AcceptOptions {
  readonly theme: string;
}

/**
 * Notes the base of a theme's copies and words as it is now: the overrides have been compared with it, and the theme
 * doctor names only what changes from here on.
 */
export default async function generateAccept(
  tree: Tree,
  { theme: name }: AcceptOptions,
): Promise<GeneratorCallback> {
  const { folder } = findThemeFile(tree, name);
  for (const { copy, baseFile } of findBaseCopies(tree, folder)) {
    if (tree.exists(baseFile)) tree.write(copy, readText(tree, baseFile));
    else tree.delete(copy);
  }
  const words = await withModuleLoader(tree.root, async (load) => {
    const theme = await loadTheme(tree, load, name);
    const definitions = await loadWordDefinitions(tree, load);
    return ownWords(theme).flatMap(([id, key]) => {
      const word = baseWord(theme, definitions, id, key);
      return word === undefined ? [] : [[`${id}.${key}`, textOf(word)] as const];
    });
  });
  if (words.length > 0) writeJson(tree, wordsCopyOf(folder), Object.fromEntries(words.toSorted()));
  else if (tree.exists(wordsCopyOf(folder))) tree.delete(wordsCopyOf(folder));
  noteVersion(tree, folder);
  await formatFiles(tree);
  return nextSteps(
    `The theme ${name} has been compared with its base as it is now.`,
    `npm run theme -- doctor ${name} names what changes in the base from here on`,
  );
}
