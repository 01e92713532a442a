import rule from './no-row-number-title.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('no-row-number-title', rule, {
  valid: [
    "it.each([['a', true]])('%s is a name', () => {})",
    "it.each([{ name: 'a' }])('$name is a name', () => {})",
    "it('is 5 %# of it', () => {})",
  ],
  invalid: [
    { code: "it.each([['a', true]])('row %#', () => {})", errors: [{ messageId: 'rowNumber' }] },
    { code: "describe.each([['a']])('%s: %#', () => {})", errors: [{ messageId: 'rowNumber' }] },
    { code: "it.each([{ name: 'a' }])('case $#', () => {})", errors: [{ messageId: 'rowNumber' }] },
  ],
});
