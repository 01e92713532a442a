import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list';

const meta = {
  title: '部品/項目と値の一覧',
  component: DefinitionList,
  args: {
    items: [
      { term: '商品番号', description: 'MUG-001-W' },
      { term: 'メーカー', description: '有田製陶所' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;

export const OfAProduct: StoryObj<typeof meta> = { name: '商品のページ' };
