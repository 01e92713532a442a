import type { ImportedModel, ImportedVariant } from './imported-model';
import type { RowPicture } from './sort-pictures';
import type { RowReader } from './row-reader';

/** A product without its variants and pictures. */
export type ModelHead = Omit<ImportedModel, 'variants' | 'pictures'>;

/** What later rows need of a product's first row. */
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

/** Reads one row; `firstRows` are the first rows of the products that were read before, by their codes. */
export type ReadRow = (row: RowReader, firstRows: ReadonlyMap<string, FirstRow>) => ReadResult;
