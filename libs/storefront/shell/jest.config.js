import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.browser,
  displayName: 'storefront-shell',
  ...runAllSpecs('storefront-shell', import.meta.dirname),
};
