import type { Meta, StoryObj } from '@storybook/react-vite';
import { SizeReasons } from './size-reasons';

const TAKEN = { day: '2026-03-01' };
const MEASURES = { height: { value: 163, ...TAKEN }, chest: { value: 82, ...TAKEN } };
const HEIGHT = {
  ...({ name: '身長', part: 'height', value: 163, place: 'fits' } as const),
  fits: [{ size: '165A', range: '160〜165' }],
};
const CHEST = {
  ...({ name: '胸囲', part: 'chest', value: 82, place: 'fits' } as const),
  fits: [{ size: '160A', range: '80〜84' }],
};

const meta = {
  title: '部品/おすすめのサイズ',
  component: SizeReasons,
  args: { measures: MEASURES },
  // The page's headings stand above.
  decorators: (Story) => (
    <>
      <h1>ブレザー</h1>
      <Story />
    </>
  ),
} satisfies Meta<typeof SizeReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFits: Story = {
  name: 'すべてに合う',
  args: {
    found: {
      ...({
        kind: 'size',
        size: '165A',
        rule: 'only',
        deciding: [],
        larger: [],
        missing: ['chest'],
      } as const),
      reasons: [HEIGHT],
    },
  },
};
export const PartsDiffer: Story = {
  name: '部位によって分かれる',
  args: {
    found: {
      ...({ kind: 'size', size: '165A', rule: 'not-tight', larger: ['170A'], missing: [] } as const),
      deciding: ['height'],
      reasons: [HEIGHT, CHEST],
    },
  },
};
export const NoneFits: Story = {
  name: '合うサイズがない',
  args: {
    found: {
      ...({ kind: 'none', missing: [] } as const),
      reasons: [{ ...HEIGHT, value: 182, place: 'above', fits: [] }, CHEST],
    },
  },
};
