import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';

const meta = {
  title: 'ページ/ページなし',
  component: StoryPage,
  args: { page: 'not-found', scenario: 'not-found' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const InvalidChannel: Story = {
  name: '店なし',
  args: { scenario: 'invalid-channel', layout: 'invalidChannel' },
};
