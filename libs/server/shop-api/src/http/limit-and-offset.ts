/** The most rows that `per=all` returns; the lists that allow it are short. */
const ALL_ROWS = 1_000;

/** The `limit` and `offset` of a page. */
export const limitAndOffset = ({ page, per }: { readonly page: number; readonly per: number | 'all' }) => {
  const limit = per === 'all' ? ALL_ROWS : per;
  return { limit, offset: per === 'all' ? 0 : (page - 1) * limit };
};
