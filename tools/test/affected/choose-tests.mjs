import { listModules, reachingFiles } from './reaching-files.mjs';
import { ANY_PAGE, BROWSER_TESTS } from './browser-tests.mjs';
import { concernsAll, subjectsOf } from './subjects-of.mjs';

const BROWSER_TEST = /^apps\/storefront-default\/e2e\/(.+)\.e2e\.ts$/;
const BROWSER_TOOL = /^apps\/storefront-default\/e2e\/[^/]+\.ts$/;
const STORIES = /\.stories\.tsx$/;
/** Whose changes decide what the recordings of the stories hold. */
const RECORDED = /^(?:libs\/(?:server|shared|testing)|tools\/storybook)\//;
const PAGE = /^libs\/themes\/simple\/src\/pages\//;

/**
 * What a change can have broken in the browser.
 *
 * @typedef {object} ChosenTests
 * @property {readonly string[]} browserTests names of `browser-tests.mjs`
 * @property {readonly string[]} stories files of stories
 * @property {boolean} recordings whether the recordings of the stories are compared with the API
 * @property {boolean} built whether the tests of the built storefronts run
 */

/**
 * @param {string} workspace
 * @param {readonly string[]} changed
 * @param {readonly import('./reaching-files.mjs').Module[]} [modules]
 * @returns {ChosenTests}
 */
export function chooseTests(workspace, changed, modules = listModules(workspace)) {
  const reached = reachingFiles(changed, modules);
  const subjects = subjectsOf(reached, changed);
  const isEverything = changed.some(
    (file) => concernsAll(workspace, file) || (BROWSER_TOOL.test(file) && !BROWSER_TEST.test(file)),
  );
  const isAnyPage = [...reached].some((file) => PAGE.test(file) && !/\.(?:spec|stories)\./.test(file));
  const browserTests = Object.entries(BROWSER_TESTS)
    .filter(
      ([name, about]) =>
        isEverything ||
        reached.has(`apps/storefront-default/e2e/${name}.e2e.ts`) ||
        about.some((subject) => (subject === ANY_PAGE ? isAnyPage : subjects.has(subject))),
    )
    .map(([name]) => name);
  return {
    browserTests,
    stories: [...reached].filter((file) => STORIES.test(file)).sort(),
    recordings: changed.some((file) => RECORDED.test(file)),
    built: isEverything || subjects.has('shell'),
  };
}
