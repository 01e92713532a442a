import * as v from 'valibot';

const TOKEN_MAX = 200;

/** The token of a cart: 256 random bits, base64url. Any other text is treated as an unknown cart. */
export const CartToken = v.pipe(
  v.string('カートを指定してください'),
  v.nonEmpty('カートを指定してください'),
  v.maxLength(TOKEN_MAX, 'カートを指定してください'),
);
