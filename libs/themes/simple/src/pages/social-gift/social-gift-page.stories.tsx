import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ギフトを受け取る',
  component: StoryPage,
  args: { page: 'social-gift', scenario: 'social-gift' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
