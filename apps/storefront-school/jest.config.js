import preset from '../../jest.preset.js';

export default { ...preset.browser, displayName: 'storefront-school' };
