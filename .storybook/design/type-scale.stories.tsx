import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeScale } from './type-scale';

const meta = { title: 'デザイン/文字', component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;

export const OfTheTheme: StoryObj<typeof meta> = { name: '大きさと書体' };
