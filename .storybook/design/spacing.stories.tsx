import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spacing } from './shapes';

const meta = { title: 'デザイン/余白', component: Spacing } satisfies Meta<typeof Spacing>;
export default meta;

export const OfTheTheme: StoryObj<typeof meta> = { name: '余白と幅' };
