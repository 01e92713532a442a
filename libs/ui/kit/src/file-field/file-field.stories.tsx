import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { FileField } from './file-field';

const meta = {
  title: '部品/ファイルの欄',
  component: FileField,
  args: {
    id: 'file',
    label: 'CSVファイル',
    hint: '文字コードはUTF-8またはShift_JIS、512KBまで',
    accept: '.csv',
    fileName: null,
    onPick: () => undefined,
  },
  render: function Picked(args) {
    const [name, setName] = useState(args.fileName);
    return <FileField {...args} fileName={name} onPick={(file) => setName(file?.name ?? null)} />;
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '空',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('CSVファイル'), new File(['a'], '住所.csv'));
    await expect(canvas.getByText('住所.csv')).toBeVisible();
  },
};
export const Chosen: Story = {
  name: '選ばれている',
  args: { fileName: 'とても長い名前の住所録_2026年11月版_最終.csv' },
};
export const WithError: Story = { name: 'エラー', args: { error: 'CSVファイルを選んでください' } };
