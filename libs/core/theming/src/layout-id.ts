/** The layouts of core §2. */
export type LayoutId = 'default' | 'invalidChannel' | 'maintenance' | 'sample' | 'simple';
