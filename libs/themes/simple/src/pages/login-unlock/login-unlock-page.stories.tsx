import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/ログインの停止の解除',
  component: StoryPage,
  args: { page: 'login-unlock', scenario: 'login-unlock' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Refused: Story = {
  name: '期限切れのリンク',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '停止を解除する' }));
    await canvas.findByRole('alert');
  },
};
export const WithoutCode: Story = {
  name: 'リンクの誤り',
  args: { scenario: 'login-unlock-without-code' },
};
