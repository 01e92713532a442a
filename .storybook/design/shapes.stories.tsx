import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shapes } from './shapes';

const meta = { title: 'デザイン/形と影', component: Shapes } satisfies Meta<typeof Shapes>;
export default meta;

export const OfTheTheme: StoryObj<typeof meta> = { name: '角・影・動き' };
