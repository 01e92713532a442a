import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/外部ログインからの戻り',
  component: StoryPage,
  args: { page: 'oauth-callback', scenario: 'oauth-callback' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: '手続きなし',
};
