import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['apps', 'libs', 'tools'];
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router', 'recordings']);

/**
 * The source files of the workspace whose name matches, as absolute paths.
 *
 * @param {string} workspace
 * @param {RegExp} pattern
 * @returns {string[]}
 */
export function listFiles(workspace, pattern) {
  /** @type {(folder: string) => string[]} */
  const below = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : below(file);
      return pattern.test(entry.name) ? [file] : [];
    });
  return FOLDERS.flatMap((folder) => below(path.join(workspace, folder)));
}
