import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '@shop/testing-react/story/story-page';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ページ/パスキー',
  component: StoryPage,
  args: { page: 'passkey', scenario: 'passkey' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
};
export const Empty: Story = {
  name: 'パスキーなし',
  args: { scenario: 'passkey-empty' },
};
export const Full: Story = {
  name: '上限',
  args: { scenario: 'passkey-full' },
};
export const Renaming: Story = {
  name: '名前の変更',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^名前を変更する/ }))[0]!);
    const form = within(await canvas.findByRole('form', { name: /の名前の変更$/ }));
    await userEvent.clear(form.getByRole('textbox'));
    await userEvent.click(form.getByRole('button', { name: '保存する' }));
    await canvas.findByText('パスキーの名前を入力してください');
  },
};
export const Deleting: Story = {
  name: '削除の確認',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^削除する/ }))[0]!);
    await canvas.findByRole('dialog', { name: 'パスキーを削除しますか' });
  },
};
export const Waiting: Story = {
  name: '読み込み中',
  args: { network: 'silent' },
};
export const Offline: Story = {
  name: 'オフライン',
  args: { network: 'offline' },
};
