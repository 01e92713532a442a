import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'theme-simple',
  ...runAllSpecs('theme-simple', import.meta.dirname),
};
