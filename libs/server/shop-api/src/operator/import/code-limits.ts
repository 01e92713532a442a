/** The most characters of a product's code: a handle of Shopify has as many. */
export const LONGEST_CODE = 255;
/** Of a product number, which may be made of the code and the values of the options. */
export const LONGEST_NUMBER = 600;
