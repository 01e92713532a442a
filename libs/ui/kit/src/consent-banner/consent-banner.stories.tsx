import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner';

const meta = {
  title: '部品/アクセス解析の確認',
  component: ConsentBanner,
  args: { onAccept: () => undefined, onRefuse: () => undefined },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { name: '通常' };
