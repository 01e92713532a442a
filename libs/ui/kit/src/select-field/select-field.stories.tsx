import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const meta = {
  title: '部品/選択の欄',
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

export const Required: Story = { name: '必須', args: { required: true } };
export const WithError: Story = { name: 'エラー', args: { error: '都道府県を選択してください' } };
