import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/新規会員登録',
  component: StoryPage,
  args: { page: 'register', scenario: 'register' },
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
    await userEvent.click(await canvas.findByRole('button', { name: '登録する' }));
    await canvas.findByText('メールアドレスを入力してください');
    await canvas.findByText(/ご登録には同意が必要です/);
  },
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
