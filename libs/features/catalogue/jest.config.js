import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-catalogue',
  ...runAllSpecs('feature-catalogue', import.meta.dirname),
};
