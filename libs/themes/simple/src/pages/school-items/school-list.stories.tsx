import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SchoolList } from './school-list';

const SCHOOL = 'さくら台中学校';
const item = (modelId: number, name: string, requiredQuantity: number, isRequired: boolean, note = '') => ({
  ...{ modelId, name, requiredQuantity, isRequired, note, thumbnail: null, isAvailable: true },
  productKey: `sample-${modelId}`,
  productKeys: [`sample-${modelId}`],
});

const meta = {
  title: '部品/そろえるもの',
  component: SchoolList,
  args: {
    school: {
      ...{ schoolId: 1, schoolName: SCHOOL, tag: 'sakura-jhs' },
      items: [
        item(1, 'ブレザー', 1, true, '左胸に校章をつけます。'),
        item(2, '長袖シャツ', 3, true, '洗い替えを含めた枚数です。'),
        { ...item(3, 'スクールコート', 1, false), isAvailable: false },
      ],
    },
  },
  // The page's heading stands above.
  decorators: (Story) => (
    <>
      <h1>そろえるもの</h1>
      <Story />
    </>
  ),
  parameters: { scenario: 'school-items' },
} satisfies Meta<typeof SchoolList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  name: 'カートが空',
};
export const TwoPupils: Story = {
  name: '二人分',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(`お子さまの人数（${SCHOOL}）`), '2人');
    await canvas.findByText('カート 0点／必要 6点');
  },
};
