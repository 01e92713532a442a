const { readFileSync } = require('node:fs');
const path = require('node:path');

const WORKSPACE = path.resolve(__dirname, '../..');
const RENDERS = /@testing-library\/react|@shop\/testing-react\//;
const hasPage = globalThis.document !== undefined;

/**
 * What React's testing library does for each file that imports it. It would do so for the first spec of a group alone, which
 * is the only one to read its module.
 *
 * @param {string} text of the spec
 */
function tidyUpAfterReact(text) {
  process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
  const { cleanup } = require('@testing-library/react');
  // Specs that render by React's own means do not wait for its updates, and React would warn of it.
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: RENDERS.test(text) }));
  afterEach(cleanup);
}

/** Leaves no trace of a spec in the page that the next one of its group begins with. */
function resetPage() {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', '/');
}

/**
 * Runs a spec as one part of a group (`jest.specs.mjs`). One that cannot be read fails alone.
 *
 * @param {string} spec path from the workspace
 */
exports.describeSpec = (spec) =>
  describe(spec, () => {
    const file = path.join(WORKSPACE, spec);
    if (hasPage) tidyUpAfterReact(readFileSync(file, 'utf8'));
    try {
      require(file);
    } catch (error) {
      it('can be read', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      if (hasPage) resetPage();
    });
  });
