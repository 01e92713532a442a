import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-cart',
  ...runAllSpecs('feature-cart', import.meta.dirname),
};
