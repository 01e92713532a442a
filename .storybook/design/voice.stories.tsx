import type { Meta, StoryObj } from '@storybook/react-vite';
import { Voice } from './voice';

const meta = { title: 'デザイン/言葉', component: Voice } satisfies Meta<typeof Voice>;
export default meta;

export const OfTheTheme: StoryObj<typeof meta> = { name: '書き方と言葉の表' };
