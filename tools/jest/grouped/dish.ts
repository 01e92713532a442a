/** How often this file was read can be told from what is counted here. */
export const dish = { reads: 0, name: '皿' };
