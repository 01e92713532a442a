const { nameOf } = require('./node-name.cjs');

const PARSERS = new Set(['canParse', 'parse']);

/** @param {import('./syntax-node').SyntaxNode} node */
const isUrl = (node) =>
  (node.type === 'Identifier' && node.name === 'URL') ||
  (node.type === 'MemberExpression' &&
    nameOf(node.object) === 'globalThis' &&
    nameOf(node.property) === 'URL');

/**
 * True for a text that is written in the code as it is.
 * @param {import('./syntax-node').SyntaxNode | undefined} node
 */
const isLiteral = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string') ||
  (node?.type === 'TemplateLiteral' && node.expressions.length === 0);

/**
 * True where an address that is no literal is resolved against a base.
 * @param {import('./syntax-node').SyntaxNode[]} callArguments
 */
function resolvesFromElsewhere([address, base]) {
  if (address?.type === 'SpreadElement' || base?.type === 'SpreadElement') return true;
  const hasBase = base !== undefined && !(base.type === 'Identifier' && base.name === 'undefined');
  return hasBase && !isLiteral(address);
}

/**
 * `new URL(address, base)` takes scheme, host and port from the address where it has them: `//evil.example/`,
 * `/\evil.example/` or `https://evil.example/` leave nothing of the base. A server that resolves what it was given so can
 * be sent anywhere. Take host and port from the configuration alone and set `pathname` and `search` on that, or put the
 * base in front of a path that is known to be one.
 *
 * Wrong: `new URL(request.url, 'http://api')`
 * Right: `const url = new URL(configuredOrigin); url.pathname = path;`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      resolution:
        'An address from elsewhere may bring its own host; set `pathname` and `search` of a URL made of the base alone.',
    },
  },
  create(context) {
    const check = (
      /** @type {import('./syntax-node').NodeOf<'NewExpression'> | import('./syntax-node').NodeOf<'CallExpression'>} */ node,
    ) => {
      if (resolvesFromElsewhere(node.arguments)) context.report({ node, messageId: 'resolution' });
    };
    return {
      NewExpression(node) {
        if (isUrl(node.callee)) check(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (
          callee.type === 'MemberExpression' &&
          isUrl(callee.object) &&
          PARSERS.has(nameOf(callee.property))
        )
          check(node);
      },
    };
  },
};
