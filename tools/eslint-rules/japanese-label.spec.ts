import rule from './japanese-label.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('japanese-label', rule, {
  valid: [
    '<nav aria-label="カテゴリー" />',
    '<img alt="" />',
    '<a title="PDFを開く" />',
    '<b data-x="close" />',
  ],
  invalid: [
    { code: '<button aria-label="Close" />', errors: [{ messageId: 'japanese' }] },
    { code: '<input placeholder="search" />', errors: [{ messageId: 'japanese' }] },
  ],
});
