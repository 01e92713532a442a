import { isResource } from './reaching-files.mjs';

/** Where each kind of file stands, and the subject that it is about; the name of a folder where it says `$1`. */
const SUBJECTS = /** @type {const} */ ([
  [/^libs\/themes\/simple\/src\/pages\/([^/]+)\//, '$1'],
  [/^libs\/themes\/simple\/src\/layouts\//, 'layout'],
  [/^apps\/storefront-[^/]+\/app\/([^/]+)\//, '$1'],
  [/^apps\/storefront-[^/]+\/(?:app\/[^/]+|[^/]+)$/, 'shell'],
  [/^libs\/storefront\//, 'shell'],
  [/^libs\/themes\/default\//, 'layout'],
  [/^libs\/server\/shop-api\/src\/operator\//, 'operator'],
]);
/** Where the name of no page tells what a change shows. */
const EVERYWHERE = [
  /^package-lock\.json$/,
  /^apps\/api\/(?!.*\.spec\.)/,
  /^libs\/testing\/browser\//,
  /^tools\/(?:start|jest)\//,
];
const API_FOLDER = /^libs\/server\/shop-api\/src\/([^/]+)/;
const OWN_TESTS = /\.(?:spec|stories)\.tsx?$/;

/**
 * Whether a changed file decides about every page: the ground that the API, or the platform of the browser tests, stands on.
 *
 * @param {string} workspace
 * @param {string} file
 */
export function concernsAll(workspace, file) {
  if (OWN_TESTS.test(file)) return false;
  const folder = API_FOLDER.exec(file)?.[1];
  if (folder !== undefined) return folder !== 'operator' && !isResource(workspace, folder);
  return EVERYWHERE.some((pattern) => pattern.test(file));
}

/**
 * What the files are about, in the words of `browser-tests.mjs`. What reaches a file of `apps/*` only because the app lists
 * all themes says nothing, so the files beside the themes count only where they are changed themselves.
 *
 * @param {Iterable<string>} reached
 * @param {readonly string[]} changed
 * @returns {ReadonlySet<string>}
 */
export function subjectsOf(reached, changed) {
  const subjects = new Set();
  for (const file of reached)
    for (const [pattern, subject] of SUBJECTS) {
      const found = OWN_TESTS.test(file) ? null : pattern.exec(file);
      if (found === null || (subject === 'shell' && !changed.includes(file) && file.startsWith('apps/')))
        continue;
      subjects.add(subject === '$1' ? found[1] : subject);
    }
  return subjects;
}
