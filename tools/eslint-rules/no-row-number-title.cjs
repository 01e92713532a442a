const { nameOf } = require('./node-name.cjs');

const ROW_NUMBER = /%#|\$#/;

/**
 * The tests of a table are titled by their case, so that a failure says what failed and a list of tests can be read.
 *
 * Wrong: `it.each(rows)('row %#', …)`
 * Right: `it.each(rows)('%s is no postal code', …)`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { rowNumber: 'Title the tests of a table by their case, not by a row number.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const table = node.callee.type === 'CallExpression' ? node.callee.callee : null;
        if (table?.type !== 'MemberExpression' || nameOf(table.property) !== 'each') return;
        const [title] = node.arguments;
        if (title?.type === 'Literal' && ROW_NUMBER.test(String(title.value)))
          context.report({ node: title, messageId: 'rowNumber' });
      },
    };
  },
};
