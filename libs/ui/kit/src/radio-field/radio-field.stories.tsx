import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioField } from './radio-field';

const meta = {
  title: '部品/ラジオボタン',
  component: RadioField,
  args: {
    id: 'newsletter',
    name: 'newsletter',
    label: 'メールマガジン',
    defaultValue: '0',
    options: [
      { value: '1', label: '受け取る' },
      { value: '0', label: '受け取らない' },
    ],
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
export const Optional: Story = { name: '任意', args: { isOptionalShown: true, defaultValue: '' } };
export const Stars: Story = {
  name: '星',
  args: {
    isStars: true,
    defaultValue: '4',
    options: [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: `星${count}つ` })),
  },
};
export const WithHint: Story = { name: '入力例つき', args: { hint: 'いつでも変更できます。' } };
export const WithError: Story = {
  name: 'エラー',
  args: { required: true, error: 'メールマガジンを選択してください' },
};
