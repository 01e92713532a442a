/** The layouts of core §2. */
export const LAYOUT_IDS = ['default', 'invalidChannel', 'maintenance', 'sample', 'simple'] as const;

/** One of `LAYOUT_IDS`. */
export type LayoutId = (typeof LAYOUT_IDS)[number];
