/** Products of a collection on a landing page: whole rows of two, three, four and six. */
export const COLLECTION_COUNT = 12;
