import path from 'node:path';
import preset from '../../jest.preset.js';

/** @param {string} name */
const tool = (name) => path.join(import.meta.dirname, name);

/** What all suites have whose tests drive a browser by `@shop/testing-browser`: one process for all files, and its browser. */
export default {
  ...preset.node,
  testEnvironment: tool('failure-keeping-environment.cjs'),
  globalTeardown: tool('close-kept-browsers.cjs'),
  moduleNameMapper: { ...preset.node.moduleNameMapper, '^playwright-core$': tool('playwright-outside.cjs') },
  maxWorkers: 1,
};
