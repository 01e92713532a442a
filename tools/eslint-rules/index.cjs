/** The project's own lint rules; each has a spec beside it. */
module.exports = {
  meta: { name: 'shop' },
  rules: {
    'japanese-label': require('./japanese-label.cjs'),
    'kebab-case-file': require('./kebab-case-file.cjs'),
    'no-url-resolution': require('./no-url-resolution.cjs'),
    'no-catch-all-name': require('./no-catch-all-name.cjs'),
    'no-inline-words': require('./no-inline-words.cjs'),
    'no-machine-time': require('./no-machine-time.cjs'),
    'no-module-state': require('./no-module-state.cjs'),
    'no-row-number-title': require('./no-row-number-title.cjs'),
    'no-string-path': require('./no-string-path.cjs'),
  },
};
