import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A module as dependency-cruiser lists it: its path, and those of the modules that import it. */
/** @typedef {{ source: string, dependents: readonly string[] }} Module */

const MAX_LISTING_BYTES = 2 ** 30;
const API = 'libs/server/shop-api/src';
const CONTRACT = 'libs/shared/contract/src';

/**
 * Every module of the apps and libraries with those that import it, types included.
 *
 * @param {string} workspace
 * @returns {readonly Module[]}
 */
export function listModules(workspace) {
  const program = path.join(workspace, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'libs'];
  const listing = execFileSync(process.execPath, [program, ...args], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: MAX_LISTING_BYTES,
  });
  /** @type {{ modules: readonly Module[] }} */
  const { modules } = JSON.parse(listing);
  return modules;
}

/**
 * The pages call the API by its contract: who changes a resource's folder of the API changes what the callers of that
 * resource show.
 *
 * @param {string} file
 * @param {readonly Module[]} modules
 * @returns {readonly string[]} the contract of the resource
 */
function contractOf(file, modules) {
  const [folder] = file.startsWith(`${API}/`) ? file.slice(API.length + 1).split('/') : [];
  return folder === undefined
    ? []
    : modules.map(({ source }) => source).filter((source) => source.startsWith(`${CONTRACT}/${folder}/`));
}

/**
 * Whether a folder of the API is that of a resource of the contract.
 *
 * @param {string} workspace
 * @param {string} folder
 */
export const isResource = (workspace, folder) => existsSync(path.join(workspace, CONTRACT, folder));

/**
 * The changed files with every file that imports one of them, however far away.
 *
 * @param {readonly string[]} changed
 * @param {readonly Module[]} modules
 * @returns {ReadonlySet<string>}
 */
export function reachingFiles(changed, modules) {
  const dependents = new Map(modules.map(({ source, dependents: found }) => [source, found]));
  const reached = new Set(changed);
  const waiting = changed.flatMap((file) => [file, ...contractOf(file, modules)]);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const dependent of dependents.get(file) ?? [])
      if (!reached.has(dependent)) {
        reached.add(dependent);
        waiting.push(dependent);
      }
  return reached;
}
