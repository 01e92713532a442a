import type { Addressee } from '../orders/addressee';
import type { PriceSums } from '../pricing/price-sums';

/** A label with its value. */
export interface DocumentFact {
  readonly label: string;
  readonly text: string;
}

/** One row of goods, its yen with tax or without as the document's `priceSums` says. */
export interface DocumentLine {
  readonly name: string;
  /** Smaller, below the name: product number and options. */
  readonly detail: string;
  /** Taxed at the reduced rate: marked ※. */
  readonly isReduced: boolean;
  readonly unitPrice: number;
  /** With its unit, e.g. 3点. */
  readonly quantity: string;
  readonly amount: number;
}

/** Goods without their price, as somebody reads them who does not pay for them. */
export type DocumentGood = Pick<DocumentLine, 'name' | 'detail' | 'quantity'>;

/** What else is said below the goods, such as how they are wrapped. */
export interface DocumentSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** One order of a statement, or what a return took off one; yen with tax. */
export interface DocumentEntry {
  readonly day: string;
  readonly name: string;
  /** Smaller, below the name. */
  readonly details: readonly string[];
  readonly amount: number;
}

/** An amount below the goods; may be negative. */
export interface DocumentSum {
  readonly label: string;
  readonly amount: number;
}

/** The part of one tax rate without tax, and its tax, as they were agreed on. */
export interface DocumentTax {
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
}

/** The issuer of the document. */
export interface DocumentIssuer {
  readonly name: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly registrationNumber: string;
}

/** The contents of a receipt, a quotation, an invoice, a statement or a packing slip. Every figure is final; rendering computes none. */
export interface ShopDocument {
  readonly title: string;
  /** A boxed word beside the title: 再発行. */
  readonly mark: string | null;
  /** Number and dates. */
  readonly facts: readonly DocumentFact[];
  readonly addressee: Addressee;
  readonly opening: readonly string[];
  readonly amountLabel: string;
  /** Null: none is stated. */
  readonly amount: number | null;
  /** Below the amount: proviso, payment method, validity. */
  readonly terms: readonly DocumentFact[];
  readonly closing: readonly string[];
  readonly issuer: DocumentIssuer;
  /** How lines and sums are stated. */
  readonly priceSums: PriceSums;
  readonly lines: readonly DocumentLine[];
  /** What a statement collects, in the place of goods. */
  readonly entries?: readonly DocumentEntry[];
  /** What is in a parcel, in the place of lines with their prices. */
  readonly goods?: readonly DocumentGood[];
  readonly sections?: readonly DocumentSection[];
  readonly sums: readonly DocumentSum[];
  readonly taxes: readonly DocumentTax[];
  /** The total with tax, and rows below it (points). */
  readonly totals: readonly DocumentSum[];
  readonly notes: readonly string[];
  readonly createdAt: Date;
}
