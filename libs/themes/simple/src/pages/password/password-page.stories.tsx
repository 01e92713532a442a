import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/パスワード変更',
  component: StoryPage,
  args: { page: 'password', scenario: 'password' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Refused: Story = {
  name: '現在のパスワードの誤り',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('現在のパスワード'), 'wrong-pass-1');
    await userEvent.type(canvas.getByLabelText('新しいパスワード'), 'new-pass-2026');
    await userEvent.type(canvas.getByLabelText('新しいパスワード（確認）'), 'new-pass-2026');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await canvas.findByText('現在のパスワードが正しくありません');
  },
};
