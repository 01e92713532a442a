import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { OrderRow } from '../orders/order-store';
import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';
import type { PaymentGateway, ServicePayment } from '../ports/payment-gateway';
import type { ShopApiConfig } from '../ports/shop-api-config';
import type { TransactionRow } from './payment-transaction-store';

/** The dependencies of a settlement. */
export interface SettlementContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly log: Logger;
  readonly config: Pick<ShopApiConfig, 'shopOrigins' | 'cartLifetimeMs' | 'tokenSecret'>;
  readonly payments: PaymentGateway | null;
}

/** A payment that is settled, with its order locked. */
export interface Settlement {
  readonly transaction: TransactionRow;
  readonly order: OrderRow;
  /** What the service says of it. */
  readonly seen: ServicePayment;
  /** The shopper has continued without it. */
  readonly isAbandoned: boolean;
  readonly now: Date;
}
