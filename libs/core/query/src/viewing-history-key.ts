/** Where viewing histories stand in the query cache: one feature reads them, others make them out of date. */
export const VIEWING_HISTORY_KEY = ['viewing-history'] as const;
