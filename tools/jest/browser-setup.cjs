const matchers = require('@testing-library/jest-dom/matchers');

expect.extend(matchers);

// jsdom knows the dialog element but not how it opens; specs of a server's side have no elements at all.
if (globalThis.HTMLDialogElement !== undefined) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
