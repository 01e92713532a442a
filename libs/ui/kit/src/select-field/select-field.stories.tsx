import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const meta = {
  component: SelectField,
  args: {
    id: 'prefecture',
    label: '都道府県',
    children: (
      <>
        <option value="">選択してください</option>
        <option value="東京都">東京都</option>
        <option value="京都府">京都府</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: '都道府県を選択してください' } };
