const { within, waitFor, screen } = require('@testing-library/dom');
const { userEvent } = require('@testing-library/user-event');

/** Stands in for `storybook/test` where a story is played without Storybook. */
module.exports = { within, waitFor, screen, userEvent, expect: globalThis.expect };
