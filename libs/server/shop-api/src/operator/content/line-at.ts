/** The line of a text, from 1, in which a position stands. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
