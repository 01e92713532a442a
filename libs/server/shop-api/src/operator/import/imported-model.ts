import type { TaxRate } from '../../pricing/tax-by-rate';
import type { StoredOption } from '../../db/schema';

/** One variant as a file describes it. */
export interface ImportedVariant {
  readonly line: number;
  readonly code: string;
  readonly key: string;
  readonly options: readonly StoredOption[];
  /** Yen without tax. */
  readonly price: number;
  readonly beforePrice: number | null;
  /** Null: as it is; none for a new one. */
  readonly stock: number | null;
  /** The source of the picture that shows this very variant; empty: the product's first. */
  readonly picture: string;
}

/** A picture as a file names it. */
export interface ImportedPicture {
  /** A web address, or a path from the file's folder. */
  readonly source: string;
  /** What it shows, in words; empty: the product. */
  readonly alt: string;
}

/** One product as a file describes it. */
export interface ImportedModel {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly nameKana: string;
  readonly catchCopy: string;
  readonly description: string;
  readonly maker: string;
  readonly brand: string;
  /** From the widest to the narrowest; empty: none. */
  readonly categories: readonly string[];
  readonly taxRate: TaxRate;
  readonly shippingDays: number;
  readonly isShow: boolean;
  readonly variants: readonly ImportedVariant[];
  /** In the order in which they are shown, each once; empty: as they are. */
  readonly pictures: readonly ImportedPicture[];
}

/** A message about a row: an error rejects the file, a note does not. */
export interface RowIssue {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
