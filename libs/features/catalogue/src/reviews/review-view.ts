/** A photo of a review, as its own picture and as a small square one. */
export interface ReviewPhotoView {
  readonly id: number;
  readonly src: string;
  readonly thumbnail: string;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

/** What a member thinks of a product. */
export interface ReviewView {
  readonly id: number;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
  readonly nickname: string;
  /** The reviewer has bought the product here. */
  readonly isBuyer: boolean;
  readonly isMine: boolean;
  readonly photos: readonly ReviewPhotoView[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A page of a product's reviews, with what all of them say together. */
export interface ReviewPage {
  readonly reviews: readonly ReviewView[];
  readonly total: number;
  /** One decimal place; null while there are none. */
  readonly average: number | null;
  /** Every rating, the best first. */
  readonly counts: readonly { readonly rating: number; readonly count: number }[];
}
