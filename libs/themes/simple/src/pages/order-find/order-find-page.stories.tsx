import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/ご注文の確認',
  component: StoryPage,
  args: { page: 'order-find', scenario: 'order-find' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Sent: Story = {
  name: '送信後',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('注文番号'), 'D260101-AAAAAAAA');
    await userEvent.type(canvas.getByLabelText('メールアドレスまたは電話番号'), 'hanako@example.jp');
    await userEvent.click(canvas.getByRole('button', { name: 'メールを送信する' }));
    await canvas.findByText('該当するご注文がある場合は、メールをお送りしました');
  },
};
