import { type GeneratorCallback, type Tree, formatFiles } from '@nx/devkit';
import { nextSteps } from '../next-steps';
import { type Renaming, renameInThemes } from './rename-in-themes';

/**
 * Carries every theme over a renamed slot, part, page, layout or words: the key of its override, and the note of the words of
 * its base. What the theme puts there stays.
 */
export default async function generateRename(tree: Tree, renaming: Renaming): Promise<GeneratorCallback> {
  const { kind, from, to } = renaming;
  const renamed = renameInThemes(tree, renaming);
  await formatFiles(tree);
  return nextSteps(
    renamed.length === 0
      ? `No theme has ${kind}/${from}.`
      : `${kind}/${from} is ${kind}/${to} in every theme.`,
    ...renamed,
    'The compiler names what else has to follow, and the theme doctor what a base has changed.',
  );
}
