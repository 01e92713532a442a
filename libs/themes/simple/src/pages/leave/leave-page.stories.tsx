import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/退会',
  component: StoryPage,
  args: { page: 'leave', scenario: 'leave' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Left: Story = {
  name: '退会の完了',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/現在のパスワード/), 'demo-pass-2026');
    await userEvent.click(canvas.getByRole('button', { name: '退会する' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '退会する' }));
    await canvas.findByText(/退会の手続きが完了しました/);
  },
};
