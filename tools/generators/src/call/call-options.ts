/** The options of `nx g @shop/generators:call`. */
export interface CallOptions {
  readonly name: string;
  readonly resource: string;
  readonly path: string;
  readonly summary: string;
  readonly feature?: 'account' | 'cart' | 'catalogue' | 'content' | 'orders';
  readonly gap?: string;
}
