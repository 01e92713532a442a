import * as v from 'valibot';

/** The frames that a page can have. core §2 */
export const LayoutName = v.picklist(['default', 'invalidChannel', 'maintenance', 'sample', 'simple']);
export type LayoutName = v.InferOutput<typeof LayoutName>;
