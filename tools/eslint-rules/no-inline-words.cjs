/** Kana, kanji, full-width letters and Japanese punctuation; the ideographic space alone is no word. */
const JAPANESE = /[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]/;

/**
 * The Japanese words of a theme are in the `*-words.ts` file beside their page or part, where another theme overrides
 * them by key.
 *
 * Wrong: `<h1>ショッピングカート</h1>` or `showToast('success', '追加しました')` in a component
 * Right: `const words = useWords(cartWords); … <h1>{words.heading}</h1>`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      inline: 'Put "{{text}}" into the words file beside this component, and read it by useWords.',
    },
  },
  create(context) {
    const check = (/** @type {import('./syntax-node').SyntaxNode} */ node, /** @type {string} */ text) => {
      if (JAPANESE.test(text)) context.report({ node, messageId: 'inline', data: { text: text.trim() } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      /** @param {import('./syntax-node').NodeOf<'JSXText'>} node */
      JSXText(node) {
        check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};
