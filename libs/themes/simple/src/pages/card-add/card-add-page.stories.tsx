import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/クレジットカードの追加',
  component: StoryPage,
  args: { page: 'card-add', scenario: 'card-add' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The payment service's own page, which the frame shows in a shop, is not part of a story. */
export const Ordinary: Story = {
  name: '通常',
};
export const Full: Story = {
  name: '上限',
  args: { scenario: 'card-add-full' },
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
