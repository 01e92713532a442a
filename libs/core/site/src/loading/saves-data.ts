declare global {
  /** Of the Network Information API, which not every browser has. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const SLOW_TYPES = ['slow-2g', '2g', '3g'];

/** Whether the shopper asked to save data, or the line is so slow that a prefetch would delay what is shown now. */
export function savesData({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.saveData === true || SLOW_TYPES.includes(connection?.effectiveType ?? '');
}
