import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture';

const DRAWING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#e9e4da"/><circle cx="2" cy="2" r="1.1" fill="#b9a88a"/></svg>',
  );

const meta = {
  title: '部品/写真',
  component: Picture,
  args: {
    picture: { src: DRAWING, width: 400, height: 400, alt: '白磁のマグカップ', sources: [] },
    sizes: '240px',
  },
} satisfies Meta<typeof Picture>;
export default meta;

export const WithAndWithoutFile: StoryObj<typeof meta> = {
  name: '写真あり・写真なし',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', maxWidth: '30rem' }}>
      <div>
        <Picture {...args} />
      </div>
      <div>
        <Picture {...args} picture={null} />
      </div>
    </div>
  ),
};
