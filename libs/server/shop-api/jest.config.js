import preset from '../../../jest.preset.js';
import { runSpecs } from '../../../jest.specs.mjs';
import { specsOnEmbedded } from './specs-by-database.js';

export default {
  ...preset.node,
  displayName: 'shop-api',
  ...runSpecs('shop-api', import.meta.dirname, specsOnEmbedded()),
};
