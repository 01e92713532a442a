import rule from './no-inline-words.cjs';
import { ruleTester } from './rule-tester';

const errors = [{ messageId: 'inline' }];

ruleTester.run('no-inline-words', rule, {
  valid: [
    'const heading = <h1>{words.heading}</h1>;',
    'const label = `${words.quantity} ${count}`;',
    "const options = names.join('\u3000');",
    '/** ショッピングカート */ const mark = <p>404 Not Found</p>;',
  ],
  invalid: [
    { code: 'const heading = <h1>ショッピングカート</h1>;', errors },
    { code: 'const field = <input aria-label="数量" />;', errors },
    { code: "showToast('success', '追加しました');", errors },
    { code: 'const count = `${number}点`;', errors },
    { code: 'const name = <p>：{product.name}</p>;', errors },
  ],
});
