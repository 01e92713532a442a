import preset from '../../../jest.preset.js';
import { runAllSpecs } from '../../../jest.specs.mjs';

export default { ...preset.browser, displayName: 'site', ...runAllSpecs('site', import.meta.dirname) };
