export { EMAIL_MAX_LENGTH, isEmail } from './email/email';
export { isHalfWidthAlphaNum } from './half-width-alpha-num/half-width-alpha-num';
export { isKana, normaliseKana } from './kana/kana';
export { validationMessages } from './messages';
export { isPassword } from './password/password';
export { isPost, normalisePost } from './post/post';
export { isTel } from './tel/tel';
export { normaliseHalfWidth } from './text/normalise-half-width';
export { normaliseLine } from './text/normalise-line';
