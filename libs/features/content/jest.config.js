import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../tools/jest/run-specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-content',
  ...runAllSpecs('feature-content', import.meta.dirname),
};
