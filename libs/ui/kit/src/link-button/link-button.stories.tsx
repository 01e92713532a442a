import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button';

const meta = {
  title: '部品/リンクのボタン',
  component: LinkButton,
  args: { to: '/cart/shipping-select/', children: 'ご購入手続きへ' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: '主' };
export const Secondary: Story = { name: '副', args: { variant: 'secondary', children: '買い物を続ける' } };
