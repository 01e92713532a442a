/**
 * The header with the key of one change: of a cart, or of an account. A change that is repeated with its key, because the response was
 * lost, is carried out once; the same key with another change is a 422.
 */
export const REQUEST_KEY_HEADER = 'x-request-key';
