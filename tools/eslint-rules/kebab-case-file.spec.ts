import rule from './kebab-case-file.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('kebab-case-file', rule, {
  valid: [
    { code: '', filename: '/x/product-card.tsx' },
    { code: '', filename: '/x/product-card.spec.tsx' },
    { code: '', filename: '/x/root.tsx' },
  ],
  invalid: [
    { code: '', filename: '/x/ProductCard.tsx', errors: [{ messageId: 'kebab' }] },
    { code: '', filename: '/x/product_card.ts', errors: [{ messageId: 'kebab' }] },
  ],
});
