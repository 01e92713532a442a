/** The media type of a quotation. */
export const PDF_TYPE = 'application/pdf';

/** Rendering a PDF costs time: so many quotations for one order or cart. */
export const QUOTATIONS_PER_SOURCE = { count: 30, windowMs: 60 * 60 * 1000 };
