import type { TaxRate } from '../../pricing/tax-by-rate';
import type { StoredOption } from '../../db/schema';

/** One variant as read from a file. */
export interface ImportedVariant {
  readonly line: number;
  readonly code: string;
  readonly key: string;
  /** Whether the file names the key; one that was made gives way to the key that the variant has already. */
  readonly isKeyGiven: boolean;
  readonly options: readonly StoredOption[];
  /** Yen, as the shop states prices. */
  readonly price: number;
  readonly beforePrice: number | null;
  /** Null: as it is; none for a new one. */
  readonly stock: number | null;
  /** Whether it can be bought without stock (お取り寄せ); null: as it is; not for a new one. */
  readonly isSoldOnOrder: boolean | null;
  /** The source of the picture that shows this very variant; empty: the product's first. */
  readonly picture: string;
}

/** A picture that a file refers to. */
export interface ImportedPicture {
  /** A URL, or a path from the file's folder. */
  readonly source: string;
  /** What it shows, in words; empty: the product. */
  readonly alt: string;
}

/** One product as read from a file. */
export interface ImportedModel {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly nameKana: string;
  readonly catchCopy: string;
  /** Plain text, or sanitised HTML. */
  readonly description: string;
  readonly maker: string;
  readonly brand: string;
  /** Each from the widest to the narrowest; empty: as they are. */
  readonly categories: readonly (readonly string[])[];
  /** Empty: as they are. */
  readonly tags: readonly string[];
  readonly taxRate: TaxRate;
  readonly shippingDays: number;
  readonly isShow: boolean;
  /** Deleted where the file comes from: hidden in a shop that has it, and left out of one that has not. */
  readonly isDeleted: boolean;
  readonly variants: readonly ImportedVariant[];
  /** In the order in which they are shown, each once; empty: as they are. */
  readonly pictures: readonly ImportedPicture[];
}

/** The row of messages about the file as a whole. */
export const WHOLE = 0;

/** Where something stands in a file. */
export interface RowPlace {
  /** The row as a spreadsheet counts it: the headings are row 1. */
  readonly line: number;
  /** Of the product; empty where the message is about the file. */
  readonly code: string;
  readonly field: string;
}

/** A message about a row: an error rejects the file, a note does not. */
export interface RowIssue extends RowPlace {
  readonly reason: string;
}
