import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/カート',
  component: StoryPage,
  args: { page: 'cart', scenario: 'cart-two-lines' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  name: '数量を変える',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByRole('button', { name: '数量を1増やす' });
    await userEvent.click(more!);
    const [quantity] = canvas.getAllByLabelText('数量');
    await expect(quantity).toHaveValue('2');
  },
};
export const Saved: Story = {
  name: 'あとで買う',
  args: { scenario: 'cart-saved' },
};
export const Empty: Story = {
  name: '空',
  args: { scenario: 'cart-empty' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
