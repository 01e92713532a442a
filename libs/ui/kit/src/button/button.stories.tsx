import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button';

const meta = {
  title: '部品/ボタン',
  component: Button,
  args: { children: 'カートに入れる', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: '主',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'カートに入れる' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { name: '副', args: { variant: 'secondary', children: '変更する' } };
export const Quiet: Story = { name: '控えめ', args: { variant: 'quiet', children: 'キャンセル' } };
export const Danger: Story = { name: '取り消せない操作', args: { variant: 'danger', children: '削除する' } };
export const Wide: Story = { name: '幅いっぱい', args: { isWide: true, children: '注文を確定する' } };
/** A second press does nothing while the first one works. */
export const Busy: Story = {
  name: '処理中',
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
