const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[cm]?[jt]sx?$/;

/**
 * File names are kebab-case, whatever they export. Dots may come before suffixes such as `.spec`, and at the
 * beginning of configurations.
 *
 * Wrong: `useCart.ts`, `ProductCard.tsx`
 * Right: `use-cart.ts`, `product-card.tsx`, `use-cart.spec.ts`
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { kebab: 'File names are kebab-case: rename "{{name}}".' },
  },
  create(context) {
    return {
      Program(node) {
        const name = context.filename.split(/[\\/]/).pop() ?? '';
        if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
      },
    };
  },
};
