/** A payment that the shop requests. */
export interface PaymentRequest {
  /**
   * The shop's key of the payment; the service charges once for each key, however often a request is
   * repeated.
   */
  readonly reference: string;
  readonly orderNo: string;
  /** Yen. */
  readonly amount: number;
  /**
   * `card` and `wallet`: paid now; `deferred`: the service pays the shop and collects from the shopper after delivery;
   * `convenience`: the shopper pays at a convenience store within some days.
   */
  readonly kind: 'card' | 'deferred' | 'convenience' | 'wallet';
  /** The last day in Japan, `YYYY-MM-DD`, to pay at a convenience store; null for other kinds. */
  readonly payBy: string | null;
  /** The service's token of a card; null: the service asks for the card on its own page. */
  readonly cardToken: string | null;
  /** Where the shopper comes back to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The state of a payment at the service. */
export type ServicePayment =
  /** The service has the money or guarantees it. */
  | { readonly state: 'captured'; readonly amount: number }
  /** The shopper has to confirm at `url`. */
  | { readonly state: 'waiting'; readonly url: string }
  /** The shopper pays elsewhere and later under this number; `url` is the service's page about it. */
  | { readonly state: 'issued'; readonly receiptNumber: string; readonly url: string }
  /** It will never be paid; `message` may be shown. */
  | { readonly state: 'failed'; readonly message: string }
  /** Refunded, or cancelled before it was taken. */
  | { readonly state: 'voided' }
  /** The service does not know the reference. */
  | { readonly state: 'unknown' };

/** A payment service. Every call may fail or lose its response, and may be repeated. */
export interface PaymentService {
  start(request: PaymentRequest): Promise<ServicePayment>;
  find(reference: string): Promise<ServicePayment>;
  /** Refunds the money, or makes sure that none is ever taken for this reference. */
  void(reference: string): Promise<void>;
}

/** The payment service with its secret and its page. */
export interface PaymentGateway {
  readonly service: PaymentService;
  /** Signs the events that the service sends. */
  readonly eventSecret: string;
  /** The service's page on which a card becomes a token. */
  readonly cardFormUrl: string;
}
