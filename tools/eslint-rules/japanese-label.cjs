const LABELS = new Set([
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'alt',
  'title',
  'placeholder',
]);
const LATIN_WORD = /[A-Za-z]{2,}/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The interface is Japanese throughout, labels that only a screen reader speaks included.
 *
 * Wrong: `<nav aria-label="Main">`
 * Right: `<nav aria-label="メインメニュー">`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { japanese: '{{name}} is part of the interface: write "{{value}}" in Japanese.' },
  },
  create(context) {
    return {
      /** @param {import('./syntax-node').NodeOf<'JSXAttribute'>} node */
      JSXAttribute(node) {
        const name = node.name.name;
        if (typeof name !== 'string' || !LABELS.has(name) || node.value?.type !== 'Literal') return;
        const value = String(node.value.value);
        if (LATIN_WORD.test(value) && !JAPANESE.test(value))
          context.report({ node, messageId: 'japanese', data: { name, value } });
      },
    };
  },
};
