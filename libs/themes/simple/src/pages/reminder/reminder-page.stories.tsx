import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/パスワードをお忘れの方',
  component: StoryPage,
  args: { page: 'reminder', scenario: 'reminder' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Empty: Story = {
  name: '入力の不足',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'メールを送信する' }));
    await canvas.findByText('メールアドレスを入力してください');
  },
};
export const Sent: Story = {
  name: '送信後',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('メールアドレス'), 'hanako@example.jp');
    await userEvent.click(canvas.getByRole('button', { name: 'メールを送信する' }));
    await canvas.findByText(/ご案内のメールをお送りしました/);
  },
};
