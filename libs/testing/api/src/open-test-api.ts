import type { EndpointInput, EndpointOutput, EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';
import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { ErrorBody } from '@shop/contract/wire/error-body';
import { createOutbox } from '@shop/shop-api/mail/create-outbox';
import type { MailTransport } from '@shop/shop-api/mail/mail-transport';
import { AfterResponse } from '@shop/shop-api/http/after-response';
import type { ApiGate } from '@shop/shop-api/http/create-api-gate';
import type { BodyReception } from '@shop/shop-api/http/receive-body';
import { createShopApi } from '@shop/shop-api/create-shop-api';
import type { Database } from '@shop/shop-api/db/database';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { DEFAULT_CONFIG, type ShopApiConfig } from '@shop/shop-api/ports/shop-api-config';
import { createHttpPaymentService } from '@shop/shop-api/payment-services/create-http-payment-service';
import { createPaymentSandbox } from '@shop/shop-api/payment-services/sandbox/create-payment-sandbox';
import { createLog } from '@shop/shop-api/log/create-log';
import type { MailPort } from '@shop/shop-api/ports/mail-port';
import type { PaymentGateway, PaymentService } from '@shop/shop-api/ports/payment-gateway';
import type { DocumentTurns } from '@shop/shop-api/pdf-documents/create-document-turns';
import { reconcilePayments } from '@shop/shop-api/payments/reconcile-payments';
import type { SandboxLedger } from '@shop/shop-api/payment-services/sandbox/sandbox-ledger';
import { LabFault } from '@shop/shop-api/lab/lab-fault';
import { mails } from '@shop/shop-api/db/schema';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { buildRequest } from './build-request';
import { polyfillWebCrypto } from './polyfill-web-crypto';
import { DEMO_PASSWORD } from './demo-password';
import { listen, type ServedApi } from './listen';
import { openTestDatabase } from './open-test-database';
import { PAYMENT_SECRET } from './payment-secret';
import { createTestClock, type TestClock } from './test-clock';

/** How a test makes a call. */
interface CallOptions {
  readonly token?: string;
  readonly channel?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response: `body` where the call succeeded (parsed by the contract), `error` where it was rejected. */
export interface TestResponse<Output> {
  readonly status: number;
  readonly headers: Headers;
  /** The body of a success; throws with the response where the call was rejected. */
  readonly body: Output;
  /** The rejection; throws where the call succeeded. */
  readonly error: ErrorBody;
}

export type { ServedApi };

/** The real API on a database of its own. */
export interface TestApi {
  readonly db: Database;
  readonly clock: TestClock;
  readonly mail: MailPort;
  /** What responses have begun and do not wait for, such as mails. */
  readonly afterResponse: AfterResponse;
  /** The ledger of the payment sandbox. */
  readonly payments: SandboxLedger;
  /** Runs one round of the payment reconciler. */
  reconcile(): Promise<number>;
  /** One call of the contract. */
  call<Schemas extends EndpointSchemas>(
    spec: EndpointSpec<Schemas>,
    input: EndpointInput<Schemas>,
    options?: CallOptions,
  ): Promise<TestResponse<EndpointOutput<Schemas>>>;
  /** The same with input that the contract does not allow. */
  callWith<Schemas extends EndpointSchemas>(
    spec: EndpointSpec<Schemas>,
    input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
    options?: CallOptions,
  ): Promise<TestResponse<EndpointOutput<Schemas>>>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Injects a fault as `PUT /dev/lab` takes it. `DELETE /dev/lab` clears all. */
  lab(fault: v.InferInput<typeof LabFault>): Promise<void>;
  /** An access token of a demo account. */
  signIn(email: string, channel?: string): Promise<string>;
  /** Mails, newest first, with those that calls have begun. */
  mailbox(): Promise<readonly { to: string; subject: string; text: string; html: string }[]>;
  /** The log lines, each a JSON text. */
  readonly logLines: readonly string[];
  serve(): Promise<ServedApi>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** The database, which is closed with the API; a fresh seeded one where left out. */
  readonly database?: OpenDatabase;
  /** Sends mails; without it they stay in the mailbox. */
  readonly transport?: MailTransport;
  readonly clock?: TestClock;
  readonly config?: Partial<ShopApiConfig>;
  /** Admits calls; without one all are handled at once. */
  readonly gate?: ApiGate | undefined;
  /** Receives the calls' bodies; by the clock of the machine where left out. */
  readonly bodies?: BodyReception | undefined;
  /** The turns in which documents are rendered; by the clock of the machine where left out. */
  readonly documentTurns?: DocumentTurns | undefined;
  /** Wraps the payment service, for example to inject errors. */
  readonly paymentService?: (service: PaymentService) => PaymentService;
}

const DEFAULT_CHANNEL = 'default';
/** The base URL of the payment sandbox. */
const PAYMENT_URL = 'http://payment.example';
const LoginToken = v.object({ access_token: v.string() });

/** Opens the API on a freshly seeded database. Close it after the file's tests. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  polyfillWebCrypto();
  const clock = options.clock ?? createTestClock();
  const opened = options.database ?? (await openTestDatabase());
  const { db } = opened;
  const logLines: string[] = [];
  const log = createLog({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const afterResponse = new AfterResponse();
  const mail = createOutbox({ db, clock, log, afterResponse, transport: options.transport ?? null });
  const config = { ...DEFAULT_CONFIG, checkResponses: true, isLab: true, ...options.config };
  const sandbox = createPaymentSandbox({
    url: PAYMENT_URL,
    secret: PAYMENT_SECRET,
    shopOrigins: Object.values(config.shopOrigins),
    clock,
    notify: async (event) => {
      const response = await request(receivePaymentEventSpec.endpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
      if (!response.ok) throw new Error(`The response to the event was ${response.status}`);
    },
  });
  const payments: PaymentGateway = {
    service: (options.paymentService ?? ((service) => service))(
      createHttpPaymentService({
        url: PAYMENT_URL,
        secret: PAYMENT_SECRET,
        fetch: async (url, init) => sandbox.app.request(url.slice(PAYMENT_URL.length), init),
      }),
    ),
    eventSecret: PAYMENT_SECRET,
    cardFormUrl: `${PAYMENT_URL}/card-form`,
  };
  const { changes } = opened;
  const { gate, bodies, documentTurns } = options;
  const served = { config, gate, bodies, documentTurns, payments, paymentSandbox: sandbox };
  const parts = { db, changes, clock, mail, afterResponse, log, ...served };
  const app = createShopApi(parts);
  const servers = new Set<ServedApi>();

  const request = async (path: string, init: RequestInit = {}) => app.request(path, init);
  const callWith: TestApi['callWith'] = async (spec, input, callOptions = {}) => {
    const headers = new Headers({
      accept: 'application/json',
      'channel-id': callOptions.channel ?? DEFAULT_CHANNEL,
      ...(callOptions.token === undefined ? {} : { authorization: `Bearer ${callOptions.token}` }),
      ...callOptions.headers,
    });
    const built = buildRequest(spec, input, headers);
    return readResponse(spec, await request(built.path, built.init));
  };

  return {
    db,
    clock,
    mail,
    afterResponse,
    payments: sandbox.ledger,
    reconcile: () => reconcilePayments(parts),
    logLines,
    callWith,
    call: callWith,
    request,
    async lab(fault) {
      const response = await request('/dev/lab', {
        method: 'PUT',
        body: JSON.stringify(v.parse(LabFault, fault)),
      });
      if (!response.ok) throw new Error(`The fault lab responded ${response.status}`);
    },
    async signIn(email, channel = DEFAULT_CHANNEL) {
      const response = await request('/v1/auth/login', {
        method: 'POST',
        headers: { 'channel-id': channel, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      return v.parse(LoginToken, await response.json()).access_token;
    },
    async mailbox() {
      await afterResponse.settled();
      return db
        .select({ to: mails.to, subject: mails.subject, text: mails.text, html: mails.html })
        .from(mails)
        .orderBy(desc(mails.id));
    },
    async serve() {
      const served = await listen(app.fetch);
      servers.add(served);
      return served;
    },
    async close() {
      await Promise.all([...servers].map((server) => server.close()));
      await afterResponse.settled();
      await opened.close();
    },
  };
}

export async function readResponse<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  response: Response,
): Promise<TestResponse<EndpointOutput<Schemas>>> {
  const { status, headers } = response;
  const text = await response.text();
  const json: unknown =
    text !== '' && headers.get('content-type')?.startsWith('application/json') === true
      ? JSON.parse(text)
      : undefined;
  return {
    status,
    headers,
    get body() {
      if (!response.ok) throw new Error(`${spec.endpoint.path} responded ${status}: ${text}`);
      return parseBody(spec, json);
    },
    get error() {
      if (response.ok) throw new Error(`${spec.endpoint.path} succeeded with ${status}`);
      return v.parse(ErrorBody, json);
    },
  };
}

function parseBody<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  json: unknown,
): EndpointOutput<Schemas>;
function parseBody(spec: EndpointSpec, json: unknown): unknown {
  return spec.schemas.response === undefined ? undefined : v.parse(spec.schemas.response, json);
}
