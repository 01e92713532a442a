import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/メールアドレスの確認',
  component: StoryPage,
  args: { page: 'verify', scenario: 'verify' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Sent: Story = {
  name: '送信と誤り',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '確認メールを送る' }));
    await canvas.findByText(/に確認コードをお送りしました/);
    await userEvent.type(canvas.getByLabelText('確認コード'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: '認証する' }));
    await canvas.findByRole('alert');
  },
};
export const Registered: Story = {
  name: '確認済み',
  args: { scenario: 'verify-registered' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
