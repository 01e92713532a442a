const { nameOf } = require('./node-name.cjs');

/**
 * Collections that a module could fill while it serves. A table that is written out is no state, and what a `WeakMap`
 * knows belongs to its keys, which are made per request or per server.
 */
const COLLECTIONS = new Set(['Map', 'Set']);
const STATEFUL_CLASSES = new Set(['QueryClient', 'LRUCache']);
const STATEFUL_CALLS = new Set([
  'createStore',
  'getDefaultStore',
  'createQueryClient',
  'createApiClient',
  'createSession',
]);

/**
 * True for a collection that begins empty: it is there to be filled.
 * @param {import('./syntax-node').NodeOf<'NewExpression'>} node
 */
const isEmptyCollection = (node) => COLLECTIONS.has(nameOf(node.callee)) && node.arguments.length === 0;

/**
 * True when no function or class encloses the node.
 * @param {import('eslint').Rule.Node} node
 */
function isModuleLevel(node) {
  for (let current = node.parent; current; current = current.parent) {
    if (/Function|ClassBody|StaticBlock/.test(current.type)) return false;
  }
  return true;
}

/**
 * A server renders for many people in one process: state held by a module would leak from one to the next.
 * Stores, query clients, sessions and caches are made by a factory, and a module has no `let`.
 *
 * Wrong: `const cache = new Map();` or `let count = 0;` at the top of a module
 * Right: `export function createCache() { const entries = new Map(); … }`, `const SIZES = new Set(['s', 'm']);`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable: 'Module-level `let` is shared by every request; keep the state in a factory or a store.',
      instance: '`{{name}}` at module level is shared by every request; make it per request.',
    },
  },
  create(context) {
    return {
      VariableDeclaration(node) {
        if (node.kind !== 'const' && !('declare' in node && node.declare) && isModuleLevel(node))
          context.report({ node, messageId: 'variable' });
      },
      NewExpression(node) {
        if ((STATEFUL_CLASSES.has(nameOf(node.callee)) || isEmptyCollection(node)) && isModuleLevel(node))
          context.report({ node, messageId: 'instance', data: { name: nameOf(node.callee) } });
      },
      CallExpression(node) {
        if (STATEFUL_CALLS.has(nameOf(node.callee)) && isModuleLevel(node))
          context.report({ node, messageId: 'instance', data: { name: nameOf(node.callee) } });
      },
    };
  },
};
