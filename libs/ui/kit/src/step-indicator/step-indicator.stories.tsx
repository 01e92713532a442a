import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepIndicator } from './step-indicator';

const meta = {
  title: '部品/手順',
  component: StepIndicator,
  args: { label: 'ご購入手続きの流れ', steps: ['お届け先', '配送方法', 'お支払い', '確認'], current: 1 },
} satisfies Meta<typeof StepIndicator>;
export default meta;

export const SecondStep: StoryObj<typeof meta> = { name: '2つめの手順' };
