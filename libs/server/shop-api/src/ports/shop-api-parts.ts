import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { DatabaseChanges } from '../db/database-changes';
import type { DatabaseWatchdog } from '../db/database-watchdog';
import type { ChangeFeed } from '../changes/change-feed';
import type { AfterResponse } from '../http/after-response';
import type { ApiGate } from '../http/create-api-gate';
import type { BodyReception } from '../http/receive-body';
import type { DocumentTurns } from '../pdf-documents/create-document-turns';
import type { Clock } from './clock';
import type { FileStorage } from './file-storage';
import type { MailPort } from './mail-port';
import type { PaymentGateway } from './payment-gateway';
import type { ShopApiConfig } from './shop-api-config';

/** The dependencies of the API: everything that differs between tests and the running shop. */
export interface ShopApiParts {
  readonly db: Database;
  /** Notices that the database hangs; without it only the driver's own timeouts do. */
  readonly watchdog?: DatabaseWatchdog;
  /** The database's announcements of changes, which clear caches; without them nothing is cached. */
  readonly changes?: DatabaseChanges;
  /** Admits calls while the API can handle them, and turns others away; without it all are handled at once. */
  readonly gate?: ApiGate | undefined;
  /** The reception of the calls' bodies; by default one of its own, by the clock of the machine. */
  readonly bodies?: BodyReception | undefined;
  /** The stream of changes that the shops' servers read. */
  readonly changeFeed?: ChangeFeed;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly log: Logger;
  /** The work that responses do not wait for. */
  readonly afterResponse: AfterResponse;
  readonly config: ShopApiConfig;
  /** The payment service; without one there is no payment by card. */
  readonly payments?: PaymentGateway | null;
  /** The payment sandbox, served under `/dev/payment-service` in a demonstration. */
  readonly paymentSandbox?: { readonly app: Hono };
  /** The storage of files; by default the folder of the configuration. */
  readonly files?: FileStorage;
  /** The turns of the documents; by default ones of its own, by the clock of the machine. */
  readonly documentTurns?: DocumentTurns | undefined;
}
