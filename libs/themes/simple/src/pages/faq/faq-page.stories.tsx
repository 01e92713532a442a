import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/よくあるご質問',
  component: StoryPage,
  args: { page: 'faq', scenario: 'faq' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Found: Story = {
  name: '検索の結果',
  args: { scenario: 'faq-found' },
};
export const NothingFound: Story = {
  name: '該当なし',
  args: { scenario: 'faq-nothing-found' },
};
export const Empty: Story = {
  name: 'ご質問なし',
  args: { scenario: 'faq-empty' },
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
