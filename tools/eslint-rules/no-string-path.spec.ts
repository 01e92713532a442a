import rule from './no-string-path.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('no-string-path', rule, {
  valid: [
    '<Link to={paths.cart()} />',
    '<a href="https://example.jp/">外部</a>',
    '<a href="#main">本文へスキップ</a>',
    'navigate(paths.product(key))',
  ],
  invalid: [
    { code: '<Link to="/cart/" />', errors: [{ messageId: 'path' }] },
    { code: '<Link to={`/product/${key}`} />', errors: [{ messageId: 'path' }] },
    { code: 'navigate("/login/")', errors: [{ messageId: 'path' }] },
  ],
});
