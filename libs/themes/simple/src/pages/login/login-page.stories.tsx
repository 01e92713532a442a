import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/ログイン',
  component: StoryPage,
  args: { page: 'login', scenario: 'login' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrongPassword: Story = {
  name: 'パスワードの誤り',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), 'member@example.jp');
    await userEvent.type(canvas.getByLabelText('パスワード'), 'wrong-pass');
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('メールアドレス')).toHaveValue('member@example.jp');
  },
};
export const Empty: Story = {
  name: '入力の不足',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ログイン' }));
    await canvas.findByText('メールアドレスを入力してください');
  },
};
export const Again: Story = {
  name: '有効期限切れ',
  args: { scenario: 'login-again' },
};
export const ProviderSilent: Story = {
  name: '外部ログインの失敗',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'まちのアカウントでログイン' }));
    await canvas.findByRole('alert');
  },
};
