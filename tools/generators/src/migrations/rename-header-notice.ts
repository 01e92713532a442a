import { type Tree, formatFiles } from '@nx/devkit';
import { renameInThemes } from '../rename/rename-in-themes';

/** 0.2.0: the slot above the header has a name like those of the other notes. Returns what to do next. */
export default async function renameHeaderNotice(tree: Tree): Promise<string[]> {
  const renamed = renameInThemes(tree, { kind: 'slots', from: 'header-notice', to: 'header-note' });
  await formatFiles(tree);
  return renamed.map((file) => `${file}: slots/header-notice is slots/header-note`);
}
