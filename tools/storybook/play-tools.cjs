const { configure, within, waitFor, screen } = require('@testing-library/dom');
const { userEvent } = require('@testing-library/user-event');
const { ASYNC_UTIL_TIMEOUT_MS } = require('../jest/async-util-timeout.cjs');

configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS });

/** Stands in for `storybook/test` where Jest plays a story without Storybook. */
const playTools = { within, waitFor, screen, userEvent, expect };

module.exports = playTools;
