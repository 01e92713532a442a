/**
 * The header that carries grants to the calls that show products, several separated by commas. They come from
 * `POST /v1/tags/password`.
 */
export const TAG_GRANT_HEADER = 'x-tag-grant';
