import { changedFiles } from './changed-files.mjs';
import { chooseTests } from './choose-tests.mjs';
import { CHECKS, TESTS, nx, suiteNamed } from '../suites.mjs';

const END_TO_END = 'apps/storefront-default/e2e';

/**
 * What Nx finds that the files can have broken, after the checks of the whole workspace.
 *
 * @param {readonly string[]} changed
 * @returns {import('../run-suite.mjs').Suite}
 */
const codeSuite = (changed) => {
  const whole = nx('run-many', '-t', ...CHECKS);
  const affected = nx('affected', '-t', 'lint', 'typecheck', ...TESTS, `--files=${changed.join(',')}`);
  return {
    ...suiteNamed('code'),
    command: ['sh', '-c', `${inShell(whole)} && ${inShell(affected)}`],
    folders: ['checks', 'lint', ...TESTS],
    // Which projects Nx finds is not known before.
    tasks: () => CHECKS.map((check) => `checks/${check}`),
  };
};

/** @param {readonly string[]} words */
const inShell = (words) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

/**
 * @param {readonly string[]} names of browser tests
 * @returns {import('../run-suite.mjs').Suite}
 */
const browserSuite = (names) => ({
  ...suiteNamed('e2e'),
  command: [
    process.execPath,
    ...['tools/start/with-platform.mjs', '4500', '--report=e2e/servers'],
    ...[process.execPath, 'tools/checks/run-jest.mjs', 'e2e', 'storefront-default-1'],
    ...[`${END_TO_END}/jest.config.js`, '--runTestsByPath'],
    ...names.map((name) => `${END_TO_END}/${name}.e2e.ts`),
  ],
  tasks: () => ['e2e/storefront-default-1', 'e2e/servers'],
});

/**
 * @param {readonly string[]} stories files of stories; none for the recordings alone
 * @param {boolean} recordings
 * @returns {import('../run-suite.mjs').Suite}
 */
const storySuite = (stories, recordings) => {
  const projects = [...(recordings ? ['recordings'] : []), ...(stories.length > 0 ? ['stories'] : [])];
  return {
    ...suiteNamed('stories'),
    command: [
      'env',
      `SHOP_STORIES=${JSON.stringify(stories)}`,
      ...[process.execPath, 'tools/checks/run-jest.mjs', 'stories', 'workspace'],
      ...['tools/storybook/jest.config.js', '--selectProjects', ...projects],
    ],
  };
};

/** @type {import('../run-suite.mjs').Suite} */
const STORYBOOK_BUILD = {
  name: 'build-storybook',
  title: 'build of the Storybook',
  command: nx('run', 'workspace:build-storybook'),
  countsItself: true,
  minutes: 3,
};

/**
 * The suites that a change can have broken, for use while working: Nx tells which projects, the imports and the list of
 * browser tests which stories and pages. `npm test` alone decides what lands.
 *
 * @param {string} workspace
 * @param {string} [base] what the change is counted from
 * @returns {{ changed: readonly string[], suites: readonly import('../run-suite.mjs').Suite[] }}
 */
export function affectedSuites(workspace, base) {
  const changed = changedFiles(workspace, base);
  if (changed.length === 0) return { changed, suites: [] };
  const { browserTests, stories, recordings, built } = chooseTests(workspace, changed);
  const isBuilt = built || browserTests.length > 0;
  return {
    changed,
    suites: [
      suiteNamed('databases'),
      codeSuite(changed),
      ...(isBuilt ? [suiteNamed('build')] : []),
      ...(built ? [suiteNamed('budget'), suiteNamed('test-built')] : []),
      ...(stories.length > 0 ? [STORYBOOK_BUILD] : []),
      ...(stories.length > 0 || recordings ? [storySuite(stories, recordings)] : []),
      ...(browserTests.length > 0 ? [browserSuite(browserTests)] : []),
    ],
  };
}
