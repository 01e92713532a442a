module.exports = { ...require('../../../jest.preset.cjs').node, displayName: 'storefront-server' };
