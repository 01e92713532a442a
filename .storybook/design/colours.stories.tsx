import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours } from './colours';

const meta = { title: 'デザイン/色', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const OfTheTheme: StoryObj<typeof meta> = { name: '色とコントラスト' };
