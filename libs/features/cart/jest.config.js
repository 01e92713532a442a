import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../tools/jest/run-specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-cart',
  ...runAllSpecs('feature-cart', import.meta.dirname),
};
