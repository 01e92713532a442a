import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper';

const meta = {
  title: '部品/数量',
  component: QuantityStepper,
  args: { id: 'quantity', label: '数量（マグカップ）', value: 2, max: 10, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  name: '通常',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '数量を1増やす' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
export const AtMost: Story = { name: '上限', args: { value: 10 } };
export const NoneToo: Story = { name: '選ばないこともできる', args: { value: 0, min: 0 } };
export const InSteps: Story = {
  name: '数の刻み',
  args: { value: 10, min: 10, max: 999, step: 10 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '数量を10増やす' }));
    await expect(args.onChange).toHaveBeenCalledWith(20);
  },
};
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
