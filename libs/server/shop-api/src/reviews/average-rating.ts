const TENTH = 10;

/** The average of a product's reviews as it is shown, with one decimal place; `null` while there are none. */
export const averageRating = (reviewCount: number, reviewStars: number): number | null =>
  reviewCount === 0 ? null : Math.round((reviewStars / reviewCount) * TENTH) / TENTH;
