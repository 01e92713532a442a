import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioCard } from './radio-card';

const meta = {
  title: '部品/選択カード',
  component: RadioCard,
  args: {
    name: 'payment',
    value: '1',
    label: '銀行振込（前払い）',
    description: 'ご注文から7日以内にお振り込みください。',
    isChecked: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  name: '選ばれていない',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '銀行振込（前払い）' }));
    await expect(args.onChoose).toHaveBeenCalledWith('1');
  },
};
export const Chosen: Story = { name: '選ばれている', args: { isChecked: true } };
export const Disabled: Story = {
  name: '使えない',
  args: { isDisabled: true, description: '会員の方のみご利用いただけます。' },
};
