import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/パスワードが必要な商品',
  component: StoryPage,
  args: { page: 'protected-tags', scenario: 'protected-tags' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const WrongPassword: Story = {
  name: 'パスワード違い',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText(/^商品の種類/), 'sakura-jhs');
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'sakura-2025');
    await userEvent.click(canvas.getByRole('button', { name: '商品を見る' }));
    await canvas.findByText('パスワードをご確認ください');
  },
};
export const Empty: Story = {
  name: '商品なし',
  args: { scenario: 'protected-tags-none' },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Failing: Story = {
  name: 'エラー',
  args: { network: 'failing' },
};
