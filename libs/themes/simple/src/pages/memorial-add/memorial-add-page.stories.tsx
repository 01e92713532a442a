import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/記念日の追加',
  component: StoryPage,
  args: { page: 'memorial-add', scenario: 'memorial-add' },
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
    await userEvent.click(await canvas.findByRole('button', { name: '保存する' }));
    await canvas.findByText('お名前を入力してください');
  },
};
