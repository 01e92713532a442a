import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/パスワードの再設定',
  component: StoryPage,
  args: { page: 'reset-password', scenario: 'reset-password' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Mistakes: Story = {
  name: '入力の誤り',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '再設定する' }));
    await canvas.findByText('新しいパスワードを入力してください');
  },
};
export const WrongLink: Story = {
  name: '期限切れのリンク',
  args: { scenario: 'reset-password-invalid' },
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
