import preset from '../../../jest.preset.js';
import { specsOnEmbedded } from './specs-by-database.js';

export default { ...preset.node, displayName: 'shop-api', testMatch: specsOnEmbedded() };
