/** A payment as the shop asks for it. */
export interface PaymentRequest {
  /** The shop's name of the payment: whatever is repeated under it, the service charges once. */
  readonly reference: string;
  readonly orderNo: string;
  /** Yen. */
  readonly amount: number;
  /** `card`: paid now; `deferred`: the service pays the shop and collects from the shopper after delivery. */
  readonly kind: 'card' | 'deferred';
  /** The service's stand-in for a card; null: the service asks for one on its own page. */
  readonly cardToken: string | null;
  /** Where the shopper comes back to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** How far a payment is, as the service says. */
export type ServicePayment =
  /** The service has the money, or stands for it. */
  | { readonly state: 'captured'; readonly amount: number }
  /** The shopper has to confirm at `url`. */
  | { readonly state: 'waiting'; readonly url: string }
  /** It will never be paid; `message` may be shown. */
  | { readonly state: 'failed'; readonly message: string }
  /** Given back, or prevented for ever. */
  | { readonly state: 'voided' }
  /** Never heard of it. */
  | { readonly state: 'unknown' };

/** A payment service. Every call may fail or lose its answer, and may be repeated. */
export interface PaymentService {
  start(request: PaymentRequest): Promise<ServicePayment>;
  find(reference: string): Promise<ServicePayment>;
  /** Gives the money back, or sees to it that none is ever taken under this reference. */
  void(reference: string): Promise<void>;
}

/** The payment service of a shop with what belongs to it. */
export interface PaymentGateway {
  readonly service: PaymentService;
  /** Signs what the service tells by itself. */
  readonly eventSecret: string;
  /** The service's page on which a card becomes a token. */
  readonly cardFormUrl: string;
}
