import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default {
  ...preset.node,
  displayName: 'storefront-server',
  ...runAllSpecs('storefront-server', import.meta.dirname),
};
