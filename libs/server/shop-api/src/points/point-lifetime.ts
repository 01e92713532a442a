/** How long granted points can be spent. The shop's texts state it too. */
export const POINT_LIFETIME_DAYS = 365;
