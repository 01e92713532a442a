import rule from './no-catch-all-name.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('no-catch-all-name', rule, {
  valid: [
    { code: '', filename: '/x/libs/shared/format/src/yen.ts' },
    { code: '', filename: '/x/libs/testing/react/src/render-with-shop.tsx' },
  ],
  invalid: [
    { code: '', filename: '/x/libs/shared/utils/src/yen.ts', errors: [{ messageId: 'catchAll' }] },
    { code: '', filename: '/x/libs/features/cart/src/helpers.ts', errors: [{ messageId: 'catchAll' }] },
    { code: '', filename: '/x/libs/features/cart/src/common.spec.ts', errors: [{ messageId: 'catchAll' }] },
  ],
});
