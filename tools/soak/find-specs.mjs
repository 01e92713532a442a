import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['libs', 'apps'];
/** Tests of real time take no part: their suite has a configuration for the whole workspace. */
const SPEC = /(?<!\.timing)\.spec\.tsx?$/;
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

/** The specs of the build have a configuration of their own. */
const configName = (/** @type {string} */ file) =>
  file.endsWith('.built.spec.ts') ? 'jest.built.config.js' : 'jest.config.js';

/**
 * The jest configuration that a spec runs under: the nearest above it. Throws where the workspace has none.
 * @param {string} workspace
 * @param {string} file
 */
function configOf(workspace, file) {
  const name = configName(file);
  for (let folder = path.dirname(file); folder.startsWith(workspace); folder = path.dirname(folder))
    if (existsSync(path.join(folder, name))) return path.join(folder, name);
  throw new Error(`No ${name} above ${file}`);
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
      const config = configOf(workspace, file);
      found.set(config, [...(found.get(config) ?? []), file]);
    }
  return found;
}
