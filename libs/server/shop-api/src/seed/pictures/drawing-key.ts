import type { DRAWINGS } from './drawings/all-drawings';

/** The name of a thing that can be drawn. */
export type DrawingKey = keyof typeof DRAWINGS;
