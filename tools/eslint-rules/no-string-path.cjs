const { nameOf } = require('./node-name.cjs');

const LINK_ATTRIBUTES = new Set(['to', 'href', 'action']);
const NAVIGATION_CALLS = new Set(['navigate', 'redirect', 'replace']);

/**
 * True for a literal or template that starts with an own path such as `/cart/`.
 * @param {import('./syntax-node').SyntaxNode | null | undefined} node
 * @returns {boolean}
 */
function isOwnPath(node) {
  if (!node) return false;
  if (node.type === 'JSXExpressionContainer') return isOwnPath(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.startsWith('/');
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw.startsWith('/') === true;
  return false;
}

/**
 * Addresses of the shop's own pages come from `paths`, so that a renamed route is found by the compiler.
 *
 * Wrong: `<Link to="/cart/">`, `navigate('/login/')`
 * Right: `<Link to={paths.cart()}>`, `navigate(paths.login())`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { path: 'Write own addresses with `paths` from @shop/site, not as a string.' },
  },
  create(context) {
    return {
      /** @param {import('./syntax-node').NodeOf<'JSXAttribute'>} node */
      JSXAttribute(node) {
        if (
          typeof node.name.name === 'string' &&
          LINK_ATTRIBUTES.has(node.name.name) &&
          isOwnPath(node.value)
        )
          context.report({ node, messageId: 'path' });
      },
      CallExpression(node) {
        if (NAVIGATION_CALLS.has(nameOf(node.callee)) && isOwnPath(node.arguments[0]))
          context.report({ node, messageId: 'path' });
      },
    };
  },
};
