const { keptBrowsers } = require('./kept-browsers.cjs');

/** After the last test file of a run. */
module.exports = () => Promise.all(keptBrowsers.splice(0).map((browser) => browser.close()));
