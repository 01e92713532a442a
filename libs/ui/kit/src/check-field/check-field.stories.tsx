import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckField } from './check-field';

const meta = {
  title: '部品/チェックボックス',
  component: CheckField,
  args: { id: 'consent', name: 'consent', value: '1', label: 'ご利用規約に同意する', required: true },
} satisfies Meta<typeof CheckField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = { name: 'チェックなし' };
export const Ticked: Story = { name: 'チェックあり', args: { defaultValue: '1' } };
export const WithError: Story = { name: 'エラー', args: { error: 'ご登録には同意が必要です' } };
