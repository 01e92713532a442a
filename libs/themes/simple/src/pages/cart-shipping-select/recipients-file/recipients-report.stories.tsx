import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientsReport } from './recipients-report';

const good = (line: number, name: string) => ({
  line,
  name,
  place: '大阪府 大阪市北区 梅田1-1',
  isPresent: false,
  goods: [{ name: 'タオルギフト', quantity: 1 }],
  faults: [],
});
const TOTALS = [
  { code: 'G-1', name: 'タオルギフト', before: 3, after: 2 },
  { code: 'G-2', name: '有機紅茶の詰め合わせ', before: 1, after: 1 },
];

const meta = {
  title: '部品/お届け先のファイルの確認',
  component: RecipientsReport,
  // The page's headings stand above the report.
  decorators: (Story) => (
    <>
      <h1>お届け先の選択</h1>
      <h2>お届け先1</h2>
      <Story />
    </>
  ),
  args: {
    report: { rows: [good(2, '山田 花子'), { ...good(3, '佐藤 次郎'), isPresent: true }], totals: TOTALS },
    isBusy: false,
    onTake: () => undefined,
    ref: null,
  },
} satisfies Meta<typeof RecipientsReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { name: '誤りなし' };
export const Taking: Story = { name: '追加中', args: { isBusy: true } };
export const Faulty: Story = {
  name: '誤りのある行',
  args: {
    report: {
      totals: TOTALS,
      rows: [
        good(2, '山田 花子'),
        {
          ...good(3, '次郎'),
          faults: [
            { column: '姓', message: '姓を入力してください' },
            {
              column: '郵便番号',
              message: '郵便番号は郵便番号の形式で入力してください。　例：123-4567',
            },
          ],
        },
        {
          ...good(4, '鈴木 一郎'),
          goods: [],
          faults: [{ column: 'NONE-1', message: '商品番号「NONE-1」の商品がありません' }],
        },
        {
          ...good(5, '山田 花子'),
          faults: [{ column: '', message: '2行目と同じお届け先です。1行にまとめてください' }],
        },
      ],
    },
  },
};
export const NothingGood: Story = {
  name: '正しい行がない',
  args: {
    report: {
      totals: [],
      rows: [{ ...good(2, ''), faults: [{ column: '都道府県', message: '都道府県を選択してください' }] }],
    },
  },
};
