import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta = {
  title: '部品/入力の欄',
  component: TextField,
  args: { id: 'email', label: 'メールアドレス', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { name: '必須', args: { required: true } };
export const Optional: Story = { name: '任意', args: { isOptionalShown: true } };
export const WithHint: Story = {
  name: '入力例つき',
  args: { id: 'post', label: '郵便番号', type: 'text', autoComplete: 'postal-code', hint: '例：123-4567' },
};
export const WithError: Story = { name: 'エラー', args: { error: 'メールアドレスを入力してください' } };
