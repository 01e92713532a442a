import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@shop/ui-kit/button';
import { PickupPanel } from './pickup-panel';

const meta = {
  title: '部品/学校で受け取り',
  component: PickupPanel,
  args: {
    pickup: {
      ...{ schoolId: 1, schoolName: 'さくら台中学校', tag: 'sakura-jhs' },
      ...{ on: '2027-03-20', until: '2027-02-28', isOpen: true },
      place: '〒164-0001 東京都中野区中野9-9-9',
    },
    isChosen: false,
    children: <Button isWide>学校で受け取る</Button>,
  },
  // The page's heading stands above.
  decorators: (Story) => (
    <>
      <h1>お届け先</h1>
      <Story />
    </>
  ),
  parameters: { scenario: 'protected-tags' },
} satisfies Meta<typeof PickupPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '受付中',
};
export const Chosen: Story = {
  name: '選択済み',
  args: { isChosen: true, children: <Button isWide>学校で受け取って次へ</Button> },
};
export const Over: Story = {
  name: '締切後',
  args: { pickup: { ...meta.args.pickup, isOpen: false } },
};
