import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field';

const meta = {
  title: '部品/パスワードの欄',
  component: PasswordField,
  args: { id: 'password', label: 'パスワード', autoComplete: 'new-password', required: true },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: '伏せ字', args: { hint: '8文字以上で入力してください。' } };
export const Shown: Story = {
  name: '表示中',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('パスワード');
    await userEvent.type(field, 'hana-to-mori-7');
    await userEvent.click(canvas.getByRole('button', { name: '表示する' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('hana-to-mori-7');
  },
};
export const WithError: Story = { name: 'エラー', args: { error: 'パスワードを入力してください' } };
