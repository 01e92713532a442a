import path from 'node:path';
import * as v from 'valibot';

const chosen = process.env['SHOP_STORIES'];
const files =
  chosen === undefined ? null : new Set(v.parse(v.array(v.string()), JSON.parse(chosen) as unknown));

/** Whether only the stories of some files are looked at: `npm test -- affected` names them in `SHOP_STORIES`. */
export const ARE_STORIES_CHOSEN = files !== null;

/** Whether the stories of a file, as Storybook names it from the folder of the workspace, are looked at. */
export const isChosenFile = (importPath: string): boolean =>
  files === null || files.has(path.posix.normalize(importPath));
