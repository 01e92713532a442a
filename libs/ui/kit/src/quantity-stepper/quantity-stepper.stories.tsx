import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper';

const meta = {
  component: QuantityStepper,
  args: { id: 'quantity', label: '数量（マグカップ）', value: 2, max: 10, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '数量を1増やす' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
export const AtMost: Story = { args: { value: 10 } };
export const NoneToo: Story = { args: { value: 0, min: 0 } };
export const Disabled: Story = { args: { isDisabled: true } };
