import type { ImportedPicture } from './imported-model';

/** A picture that a row refers to. */
export interface RowPicture extends ImportedPicture {
  readonly field: string;
  /** Its place among the product's; equal ones stay in the order of the rows. */
  readonly position: number;
}

/** A product's pictures in the order in which they are shown, each once. */
export const sortPictures = (pictures: readonly RowPicture[]): readonly ImportedPicture[] => {
  const inOrder = [...pictures].sort((a, b) => a.position - b.position);
  const first = new Map([...inOrder].reverse().map(({ source, alt }) => [source, { source, alt }]));
  return [...new Set(inOrder.map(({ source }) => source))].flatMap((source) => first.get(source) ?? []);
};
