import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'feature-content',
  ...runAllSpecs('feature-content', import.meta.dirname),
};
