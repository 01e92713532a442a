import path from 'node:path';
import preset from '../../../jest.preset.js';
import { runSpecs } from '../../../jest.specs.mjs';

const SPECS = ['fails', 'cannot-be-read', 'passes', 'fails-after', 'replaces'];

/** Specs for the spec of how several run as one file. */
export default {
  ...preset.node,
  displayName: 'grouped',
  reporters: ['default', path.join(import.meta.dirname, '../report-writer.cjs')],
  ...runSpecs(
    'tools-grouped',
    import.meta.dirname,
    SPECS.map((name) => path.join(import.meta.dirname, `${name}.case.ts`)),
  ),
};
