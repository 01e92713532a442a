const { configure } = require('@testing-library/dom');
const matchers = require('@testing-library/jest-dom/matchers');
const { ASYNC_UTIL_TIMEOUT_MS } = require('./async-util-timeout.cjs');

expect.extend(matchers);

configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS });

// jsdom knows the dialog element but not how it opens; specs of a server's side have no elements at all.
if (globalThis.HTMLDialogElement !== undefined) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// jsdom lays nothing out, so nothing comes near; a spec that scrolls brings an observer of its own.
if (globalThis.window !== undefined && globalThis.IntersectionObserver === undefined)
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });

// Nor does it scroll to anything.
if (globalThis.Element !== undefined) Element.prototype.scrollIntoView ??= () => {};
