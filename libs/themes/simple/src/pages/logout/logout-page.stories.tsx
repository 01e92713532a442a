import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/ログアウト',
  component: StoryPage,
  args: { page: 'logout', scenario: 'logout' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Done: Story = {
  name: 'ログアウトの完了',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ログアウトする' }));
    await canvas.findByText(/ログアウトしました。ご利用/);
  },
};
