import type { Meta, StoryObj } from '@storybook/react-vite';
import { Introduction } from './introduction';

const meta = { title: 'はじめに', component: Introduction } satisfies Meta<typeof Introduction>;
export default meta;

export const Start: StoryObj<typeof meta> = { name: 'Storybookの使い方' };
