/** The consumption tax on most goods and on every service (shipping, payment fees, gift wrapping), in percent. */
export const STANDARD_TAX_RATE = 10;
/** The consumption tax on food and drink (軽減税率), in percent. Pages, documents and mails mark what is taxed at it. */
export const REDUCED_TAX_RATE = 8;
