import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioField } from './radio-field';

const meta = {
  component: RadioField,
  args: {
    id: 'newsletter',
    name: 'newsletter',
    label: 'メールマガジン',
    defaultValue: '0',
    options: [
      { value: '1', label: '受け取る' },
      { value: '0', label: '受け取らない' },
    ],
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Optional: Story = { args: { isOptionalShown: true, defaultValue: '' } };
export const WithHint: Story = { args: { hint: 'いつでも変更できます。' } };
export const WithError: Story = { args: { required: true, error: 'メールマガジンを選択してください' } };
