const STATEFUL_CLASSES = new Set(['QueryClient']);
const STATEFUL_CALLS = new Set([
  'createStore',
  'getDefaultStore',
  'createQueryClient',
  'createApiClient',
  'createSession',
]);

/** True when nothing but the module itself encloses the node. */
function isModuleLevel(node) {
  for (let current = node.parent; current; current = current.parent) {
    if (/Function|ClassBody|StaticBlock/.test(current.type)) return false;
  }
  return true;
}

/**
 * A server renders for many people in one process: state held by a module would leak from one to the next.
 * Stores, query clients and sessions are made per request, and modules keep no `let`.
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
        if (node.kind !== 'const' && !node.declare && isModuleLevel(node))
          context.report({ node, messageId: 'variable' });
      },
      NewExpression(node) {
        if (STATEFUL_CLASSES.has(node.callee.name) && isModuleLevel(node))
          context.report({ node, messageId: 'instance', data: { name: node.callee.name } });
      },
      CallExpression(node) {
        if (STATEFUL_CALLS.has(node.callee.name) && isModuleLevel(node))
          context.report({ node, messageId: 'instance', data: { name: node.callee.name } });
      },
    };
  },
};
