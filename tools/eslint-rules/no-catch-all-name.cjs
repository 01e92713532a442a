/** Folder and file names that say nothing about their content. */
const CATCH_ALL = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'stuff']);

/**
 * A newcomer finds things by name, so a name has to say what is inside: no `utils`, `helpers`, `common`.
 *
 * Wrong: `utils/date.ts`, `cart/helpers.ts`
 * Right: `format/format-date.ts`, `cart/count-lines.ts`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      catchAll: '"{{name}}" says nothing about its content; name the file or folder after what it holds.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = context.filename.split(/[\\/]/).slice(-4);
        const names = parts.map((part) => part.replace(/\.(spec\.)?[cm]?[jt]sx?$/, ''));
        const found = names.find((name) => CATCH_ALL.has(name));
        if (found) context.report({ node, messageId: 'catchAll', data: { name: found } });
      },
    };
  },
};
