import type { ImportedModel, ImportedVariant } from './imported-model';
import type { RowPicture } from './sort-pictures';
import type { RowReader } from './row-reader';

/** A product without its variants and pictures. */
export type ModelHead = Omit<ImportedModel, 'variants' | 'pictures'>;

/** What later rows of a product take from its first row. */
export interface FirstRow {
  readonly optionNames?: readonly string[];
}

/** The content of one row. */
export interface ReadResult extends FirstRow {
  readonly code: string;
  /** Reads the product; called for its first row. */
  head(): ModelHead;
  readonly variant: ImportedVariant | null;
  readonly pictures: readonly RowPicture[];
}

/** Reads one row; `first` is the first row of the same product, once that was read. */
export type ReadRow = (row: RowReader, first: FirstRow | undefined) => ReadResult;
