/** What the header and the footer of a theme know of the page between them. */
export interface SitePartProps {
  /** The page is a step of an order, where nothing should lead away. */
  readonly isCheckout: boolean;
}
