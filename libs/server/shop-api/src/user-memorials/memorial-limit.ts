/** The most anniversaries that a member may have; sent as `x-limit`. */
export const MEMORIAL_LIMIT = 50;
