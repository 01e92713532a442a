import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field';

const meta = {
  title: '部品/複数行の欄',
  component: TextAreaField,
  args: { id: 'body', label: 'お問い合わせ内容', rows: 8, hint: '4000文字以内' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { name: '必須', args: { required: true } };
export const WithError: Story = { name: 'エラー', args: { error: 'お問い合わせ内容を入力してください' } };
