import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ログイン連携',
  component: StoryPage,
  args: { page: 'login-sync', scenario: 'login-sync' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'リンクの誤り',
};
