import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field';

const meta = {
  component: TextAreaField,
  args: { id: 'body', label: 'お問い合わせ内容', rows: 8, hint: '4000文字以内' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: 'お問い合わせ内容を入力してください' } };
