/** What HTML texts of products begin with: the import wraps everything else in a `div`. */
const BLOCK = /^<(?:div|p|section|table|ul|ol|dl|h[2-5]|figure|blockquote)[\s>]/i;

/**
 * Whether a text that may be plain is HTML: it then begins with an element that is a block. The API sanitises exactly
 * those texts, and pages show exactly those as HTML; a plain text may hold any `<`.
 */
export const isHtml = (text: string): boolean => BLOCK.test(text);
