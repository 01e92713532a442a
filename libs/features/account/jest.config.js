import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-account',
  ...runAllSpecs('feature-account', import.meta.dirname),
};
