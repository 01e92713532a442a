/** The longest list that `per=all` gives; the lists that allow it are short by nature. */
const ALL_ROWS = 1_000;

/** Where a page lies: rows to read and rows to skip. */
export const limitAndOffset = ({ page, per }: { readonly page: number; readonly per: number | 'all' }) => {
  const limit = per === 'all' ? ALL_ROWS : per;
  return { limit, offset: per === 'all' ? 0 : (page - 1) * limit };
};
