import preset from '../../../jest.preset.js';

export default { ...preset.node, displayName: 'shop-api' };
