import * as v from 'valibot';

/** What was forgotten. */
export const ReminderTarget = v.picklist(['password', 'username']);
export type ReminderTarget = v.InferOutput<typeof ReminderTarget>;
