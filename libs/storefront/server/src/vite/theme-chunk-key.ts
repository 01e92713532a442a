import { createHash } from 'node:crypto';
import path from 'node:path';

const KEY_LENGTH = 8;

/** The key of a theme part's code: the same in both halves of the build, on every machine, and not a path. */
export function themeChunkKey(workspace: string, file: string): string {
  const relative = path.relative(workspace, file).split(path.sep).join('/');
  return createHash('sha256').update(relative).digest('hex').slice(0, KEY_LENGTH);
}
