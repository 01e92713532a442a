import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/ユーザー名の確認・変更',
  component: StoryPage,
  args: { page: 'reset-username', scenario: 'reset-username' },
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
    await userEvent.click(await canvas.findByRole('button', { name: '変更する' }));
    await canvas.findByText('ユーザー名を入力してください');
  },
};
export const WrongLink: Story = {
  name: '期限切れのリンク',
  args: { scenario: 'reset-username-invalid' },
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
