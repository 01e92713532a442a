import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button';

const meta = { component: Button, args: { children: 'カートに入れる', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'カートに入れる' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { variant: 'secondary', children: '変更する' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'キャンセル' } };
export const Danger: Story = { args: { variant: 'danger', children: '削除する' } };
export const Wide: Story = { args: { isWide: true, children: '注文を確定する' } };
/** A second press does nothing while the first one works. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
