import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/メールのリンクでの確認',
  component: StoryPage,
  args: { page: 'verify-email', scenario: 'verify-email' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Refused: Story = {
  name: '期限切れのリンク',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'メールアドレスを確認する' }));
    await canvas.findByRole('alert');
  },
};
export const SignInFirst: Story = {
  name: 'メールアドレスの変更（ログイン前）',
  args: { scenario: 'verify-email-change' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'メールアドレスを確認する' }));
    await canvas.findByRole('link', { name: 'ログインして続ける' });
  },
};
