import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['apps', 'libs', 'tools'];
const TEST = /\.(?:spec|stories|e2e)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router', 'recordings']);
/** The groups of which every item is named by a test. */
export const CHECKED_GROUPS = [
  'transitions',
  'validation',
  'errors',
  'constants',
  'settings_keys',
  'headers',
];

function listTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listTests(file);
    return TEST.test(entry.name) ? [file] : [];
  });
}

/**
 * The ids that a text names: whole words, so that one id is not found within a longer one.
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function idsIn(text) {
  return new Set(text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []);
}

/**
 * Every checked item with the places that name it, as `file:line`.
 * @param {string} workspace
 * @returns {{ readonly group: string; readonly id: string; readonly tests: readonly string[] }[]}
 */
export function findNamedItems(workspace) {
  const items = JSON.parse(readFileSync(path.join(workspace, 'tools/spec/items.json'), 'utf8'));
  const places = new Map();
  for (const file of FOLDERS.flatMap((folder) => listTests(path.join(workspace, folder)))) {
    const name = path.relative(workspace, file);
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const id of idsIn(line)) places.set(id, [...(places.get(id) ?? []), `${name}:${index + 1}`]);
      });
  }
  return CHECKED_GROUPS.flatMap((group) =>
    items[group].map(({ id }) => ({ group, id, tests: places.get(id) ?? [] })),
  );
}
