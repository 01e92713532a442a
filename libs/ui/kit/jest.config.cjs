module.exports = { ...require('../../../jest.preset.cjs').browser, displayName: 'ui-kit' };
