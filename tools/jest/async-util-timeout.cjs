/** How long `findBy…` and `waitFor` wait, in ms: for what the real API answers, on a machine that has other work too. */
const ASYNC_UTIL_TIMEOUT_MS = 15_000;

module.exports = { ASYNC_UTIL_TIMEOUT_MS };
