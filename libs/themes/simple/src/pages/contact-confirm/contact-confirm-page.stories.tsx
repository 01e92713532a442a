import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/お問い合わせ内容の確認',
  component: StoryPage,
  args: { page: 'contact-confirm', scenario: 'contact-confirm' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '送信する' }));
    await canvas.findByRole('alert');
  },
};
