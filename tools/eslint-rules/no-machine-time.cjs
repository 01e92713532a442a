const { nameOf } = require('./node-name.cjs');

/** @param {import('./syntax-node').SyntaxNode} node */
const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

/**
 * A page that asks the machine what time it is shows something else in a story than the API that was recorded for it, and
 * may show another month in the browser than in the HTML of the server. The clock of the services says what time it is; what
 * the server renders takes it inside a query.
 *
 * Wrong: `calendarPeriod(new Date())`
 * Right: `calendarPeriod(new Date(clock.now()))`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { machine: 'The clock of the services says what time it is.' },
  },
  create(context) {
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0)
          context.report({ node, messageId: 'machine' });
      },
      CallExpression(node) {
        const { callee } = node;
        const asksDate = callee.type === 'MemberExpression' && isDate(callee.object);
        if (isDate(callee) || (asksDate && nameOf(callee.property) === 'now'))
          context.report({ node, messageId: 'machine' });
      },
    };
  },
};
