const { within, waitFor, screen } = require('@testing-library/dom');
const { userEvent } = require('@testing-library/user-event');

/** Stands in for `storybook/test` where Jest plays a story without Storybook. */
const playTools = { within, waitFor, screen, userEvent, expect };

module.exports = playTools;
