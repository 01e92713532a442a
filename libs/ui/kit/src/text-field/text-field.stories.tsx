import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta = {
  component: TextField,
  args: { id: 'email', label: 'メールアドレス', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { isOptionalShown: true } };
export const WithHint: Story = {
  args: { id: 'post', label: '郵便番号', type: 'text', autoComplete: 'postal-code', hint: '例：123-4567' },
};
export const WithError: Story = { args: { error: 'メールアドレスを入力してください' } };
