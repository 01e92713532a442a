import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['libs', 'apps'];
const SPEC = /\.spec\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router', 'built']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listSpecs(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listSpecs(file);
    return SPEC.test(entry.name) ? [file] : [];
  });
}

/**
 * The jest configuration that a spec runs under: the nearest above it.
 * @param {string} file
 */
function configOf(file) {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'jest.config.js'))) folder = path.dirname(folder);
  return path.join(folder, 'jest.config.js');
}

/**
 * The specs of the workspace whose text matches the pattern of a step, by the configuration that runs them.
 * @param {string} workspace
 * @param {RegExp} pattern
 */
export function findSpecs(workspace, pattern) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const folder of FOLDERS)
    for (const file of listSpecs(path.join(workspace, folder))) {
      if (!pattern.test(readFileSync(file, 'utf8'))) continue;
      const config = configOf(file);
      found.set(config, [...(found.get(config) ?? []), file]);
    }
  return found;
}
