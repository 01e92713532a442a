import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button';

const meta = {
  component: LinkButton,
  args: { to: '/cart/shipping-select/', children: 'ご購入手続きへ' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: '買い物を続ける' } };
