import type { Meta, StoryObj } from '@storybook/react-vite';
import WholesalePrice from './wholesale-price';

const meta = {
  title: '部品/卸価格',
  component: WholesalePrice,
  args: { withTax: 13_530, taxRate: 10, before: null },
  // The settings of the wholesale shop, which states its amounts without tax.
  parameters: { scenario: 'order-desk' },
} satisfies Meta<typeof WholesalePrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  name: '一覧・値下げ・商品ページ・税率が不明',
  render: (args) => (
    <>
      <p>
        <WholesalePrice {...args} />
      </p>
      <p>
        <WholesalePrice {...args} before={16_500} />
      </p>
      <p>
        <WholesalePrice {...args} withTax={1_234_567_890} before={1_300_000_000} size="lg" />
      </p>
      <p>
        <WholesalePrice withTax={13_530} before={null} />
      </p>
    </>
  ),
};
