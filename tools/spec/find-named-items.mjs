import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';

const TEST = /\.(?:spec|stories|e2e)\.tsx?$/;
/** A module that no page uses yet says so in its docstring; `knip` keeps the mark true. */
const AWAITS_PAGE = '@awaitsPage';

/**
 * Where a test shows an item: in a browser or in the HTML of a built shop, in the storefront's code alone, or at the API.
 * @typedef {'browser' | 'storefront' | 'api'} Layer
 */

/**
 * A place that names an item.
 * @typedef {{ readonly file: string; readonly line: number; readonly layer: Layer; readonly awaitsPage: boolean }} NamingTest
 */

/**
 * An item of the specification with the tests that name it.
 * @typedef {{ readonly group: string; readonly id: string; readonly tests: readonly NamingTest[] }} NamedItem
 */

/**
 * The ids that a text names: whole words, so that one id is not found within a longer one.
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function idsIn(text) {
  return new Set(text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []);
}

/**
 * The layer that a test exercises, by its file.
 * @param {string} file relative to the workspace
 * @returns {Layer}
 */
export function layerOf(file) {
  if (/\.(?:e2e|built\.spec|stories)\.tsx?$/.test(file)) return 'browser';
  return /^(?:apps\/api|libs\/server|libs\/testing\/api)\//.test(file) ? 'api' : 'storefront';
}

/**
 * True for the spec of a module that no page uses yet.
 * @param {string} file absolute
 */
function awaitsPage(file) {
  const module = ['.ts', '.tsx'].map((ending) => file.replace(/\.spec\.tsx?$/, ending)).find(existsSync);
  return module !== undefined && module !== file && readFileSync(module, 'utf8').includes(AWAITS_PAGE);
}

/**
 * Every item of the specification, calls and routes included, with the tests that name it.
 * @param {string} workspace
 * @returns {readonly NamedItem[]}
 */
export function findNamedItems(workspace) {
  /** @param {string} name @returns {unknown} */
  const read = (name) => JSON.parse(readFileSync(path.join(workspace, 'tools/spec', name), 'utf8'));
  const groups = /** @type {Record<string, { id: string }[]>} */ (read('items.json'));
  const calls = /** @type {{ id: string }[]} */ (read('calls.json'));
  const routes = /** @type {{ id: string }[]} */ (read('routes.json'));
  /** @type {Map<string, NamingTest[]>} */
  const tests = new Map();
  for (const file of listFiles(workspace, TEST)) {
    const name = path.relative(workspace, file);
    const place = { file: name, layer: layerOf(name), awaitsPage: awaitsPage(file) };
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        for (const id of idsIn(text))
          tests.set(id, [...(tests.get(id) ?? []), { ...place, line: index + 1 }]);
      });
  }
  return Object.entries({ ...groups, calls, routes }).flatMap(([group, items]) =>
    items.map(({ id }) => ({ group, id, tests: tests.get(id) ?? [] })),
  );
}

/**
 * True for an item that is shown only on code that no page uses yet.
 * @param {NamedItem} item
 */
export const isAwaitingPage = ({ tests }) => tests.length > 0 && tests.every((test) => test.awaitsPage);
