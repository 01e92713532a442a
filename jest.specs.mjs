import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = import.meta.dirname;
/** Where the groups are written; `tools/jest/split-group.cjs` knows a group by this folder. */
const GROUPS = path.join(WORKSPACE, 'reports/spec-groups');
const IN_GROUPS = process.env.SHOP_SPECS_IN_GROUPS === '1';
/** Enough that reading the sources no longer counts, few enough that what a group keeps in memory stays small. */
const SPECS_OF_A_GROUP = 12;
/** Replaces a module in all files that run with it, or runs in an environment of its own. */
const RUNS_ALONE = /\bjest\.(?:mock|doMock|resetModules|isolateModules)|@jest-environment/;

const DESCRIBE_SPEC = path.join(WORKSPACE, 'tools/jest/describe-spec.cjs');
/** @param {readonly string[]} specs from the root of the workspace */
const asGroup = (specs) => `const { describeSpec } = require(${JSON.stringify(DESCRIBE_SPEC)});
for (const spec of ${JSON.stringify(specs)}) describeSpec(spec);
`;

/**
 * Writes files that run several specs each, and returns their paths as patterns for `testMatch`, with those specs that run
 * on their own because they replace modules or name an environment.
 *
 * @param {string} name of the folder of the groups
 * @param {readonly string[]} specs paths of files
 * @returns {string[]}
 */
function writeGroups(name, specs) {
  const folder = path.join(GROUPS, name);
  const alone = specs.filter((spec) => RUNS_ALONE.test(readFileSync(spec, 'utf8')));
  const grouped = specs.filter((spec) => !alone.includes(spec)).map((spec) => path.relative(WORKSPACE, spec));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Array.from({ length: Math.ceil(grouped.length / SPECS_OF_A_GROUP) }, (_, index) => {
    const file = path.join(folder, `group-${String(index + 1).padStart(2, '0')}.spec.js`);
    const from = index * SPECS_OF_A_GROUP;
    writeFileSync(file, asGroup(grouped.slice(from, from + SPECS_OF_A_GROUP)));
    return file;
  });
  return [...groups, ...alone];
}

/**
 * The part of a Jest configuration that names the specs to run. Jest reads all sources anew for each file, which takes longer
 * than what most specs of the API do; with `SHOP_SPECS_IN_GROUPS=1`, as `npm test` sets it, several specs make one file. A
 * spec that failed there runs once more on its own, and so does one that is run by its name.
 *
 * @param {string} name of the run, among all that have groups
 * @param {string} folder of the project
 * @param {readonly string[]} specs paths of files
 */
export const runSpecs = (name, folder, specs) =>
  IN_GROUPS
    ? { rootDir: WORKSPACE, roots: [folder, GROUPS], testMatch: writeGroups(name, specs) }
    : { testMatch: [...specs] };

/** What a spec is called; those of the build and of real time have configurations of their own. */
const SPEC = /(?<!\.built|\.timing)\.spec\.tsx?$/;
const SKIPPED = /(?:^|\/)(?:node_modules|build|dist)\//;

/**
 * The same for all specs below the folder.
 *
 * @param {string} name
 * @param {string} folder
 */
export const runAllSpecs = (name, folder) =>
  IN_GROUPS
    ? runSpecs(
        name,
        folder,
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => SPEC.test(file) && !SKIPPED.test(file))
          .sort()
          .map((file) => path.join(folder, file)),
      )
    : {};
