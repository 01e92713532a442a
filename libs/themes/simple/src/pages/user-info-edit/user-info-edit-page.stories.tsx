import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/会員情報の変更',
  component: StoryPage,
  args: { page: 'user-info-edit', scenario: 'user-info-edit' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const NewEmail: Story = {
  name: 'メールアドレスの変更',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), '.new');
    await canvas.findByLabelText('現在のパスワード');
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
