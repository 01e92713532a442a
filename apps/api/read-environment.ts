import path from 'node:path';
import { defaultShopOrigin, originVariable } from '@shop/shops/shop-addresses';
import { SHOPS } from '@shop/shops/shop-list';
import * as v from 'valibot';

const DEFAULT_PORT_BASE = 4000;
/** A secret shorter than this could be guessed. */
const SHORTEST_SECRET = 16;
/** A live shop's secrets are longer, and have at least so many different characters. reliability 35 */
const SHORTEST_LIVE_SECRET = 32;
const FEWEST_CHARACTERS = 10;

const Secret = v.pipe(
  v.string(),
  v.minLength(SHORTEST_SECRET, `must have ${SHORTEST_SECRET} characters or more`),
);
const Origin = v.pipe(
  v.string(),
  v.url('must be an origin such as https://shop.example'),
  v.transform((url) => new URL(url).origin),
);

/** `[{"type":"google","issuer":"https://…","clientId":"…","clientSecret":"…"}]` */
const OidcProviders = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.array(
    v.strictObject({
      type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be a word in small letters')),
      name: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40, 'must have 40 characters or less'))),
      issuer: v.pipe(v.string(), v.url('must be the address of the provider')),
      clientId: v.pipe(v.string(), v.nonEmpty()),
      clientSecret: v.pipe(v.string(), v.nonEmpty()),
    }),
    'must be a JSON list of providers',
  ),
);

/** `cdn.example, images.example:8443`: hosts as they stand in addresses, with ports that are not the usual ones. */
const Hosts = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9.:[\]-]+$/, 'must be hosts such as cdn.example, separated by commas'),
      v.check(
        (host) => URL.canParse(`https://${host}/`) && new URL(`https://${host}/`).host === host,
        'must be hosts such as cdn.example, separated by commas',
      ),
    ),
  ),
);

const Environment = v.object({
  SHOP_ENV: v.optional(v.picklist(['demo', 'live'], 'must be demo or live'), 'demo'),
  SHOP_PORT_BASE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4,5}$/, 'must be a port number'),
      v.transform(Number),
      v.minValue(1024, 'must be 1024 or more'),
      v.maxValue(65_000, 'must be 65000 or less'),
    ),
    String(DEFAULT_PORT_BASE),
  ),
  SHOP_DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  SHOP_MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address')), 'shop@example.jp'),
  SHOP_INTERNAL_SECRET: v.optional(Secret),
  SHOP_TOKEN_SECRET: v.optional(Secret),
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  PAYMENT_SERVICE_URL: v.optional(v.pipe(v.string(), v.url('must be the address of the payment service'))),
  PAYMENT_SERVICE_SECRET: v.optional(Secret),
  SHOP_PICTURE_HOSTS: v.optional(Hosts, ''),
  SHOP_BASE_API_URL: v.optional(v.pipe(v.string(), v.url('must be the address of the API'))),
  OIDC_PROVIDERS: v.optional(OidcProviders, '[]'),
  SHOP_LAB: v.optional(v.string()),
  NODE_ENV: v.optional(v.string(), 'production'),
  /** Set by npm: where the operator called `npm run shop`. */
  INIT_CWD: v.optional(v.string()),
});

/** What the API was started with. */
export interface ApiEnvironment {
  readonly env: 'demo' | 'live';
  /** `SHOP_ENV` was set; otherwise `env` is the default. */
  readonly isEnvSet: boolean;
  readonly isDevelopment: boolean;
  /** Faults on purpose at `/dev/lab`. */
  readonly isLab: boolean;
  readonly port: number;
  readonly dataFolder: string;
  /** The folder in which the process was called; file names on the command line are relative to it. */
  readonly workingFolder: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly internalSecret: string | null;
  readonly tokenSecret: string | null;
  readonly trustedProxies: readonly string[];
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** Hosts that an import may fetch pictures from. */
  readonly pictureHosts: readonly string[];
  /** Where browsers find the API if not at their shop. */
  readonly baseApiUrl: string | null;
  /** Who else signs members in. */
  readonly oidcProviders: readonly {
    readonly type: string;
    readonly name?: string | undefined;
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  }[];
  /** Cards and deferred payment; `null`: a demonstration has its own, a live shop has none. */
  readonly paymentService: { readonly url: string; readonly secret: string } | null;
}

/** The environment cannot be used; the message names the variable and what it should be. */
export class EnvironmentError extends Error {}

/** Reads the variables of design's fixed interfaces; throws `EnvironmentError` for the first that does not hold. */
export function readEnvironment(
  variables: NodeJS.ProcessEnv,
  { isServing = true }: { readonly isServing?: boolean } = {},
): ApiEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new EnvironmentError(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
  }
  const read = parsed.output;
  if (isServing && read.SHOP_ENV === 'live') requireLive(read);
  if ((read.PAYMENT_SERVICE_URL === undefined) !== (read.PAYMENT_SERVICE_SECRET === undefined))
    throw new EnvironmentError('PAYMENT_SERVICE_URL and PAYMENT_SERVICE_SECRET must be set together');
  return {
    env: read.SHOP_ENV,
    isEnvSet: set['SHOP_ENV'] !== undefined,
    isDevelopment: read.NODE_ENV === 'development',
    isLab: read.SHOP_LAB === '1',
    port: read.SHOP_PORT_BASE,
    dataFolder: path.resolve(read.SHOP_DATA_DIR),
    workingFolder: read.INIT_CWD ?? process.cwd(),
    databaseUrl: read.DATABASE_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.SHOP_MAIL_FROM,
    internalSecret: read.SHOP_INTERNAL_SECRET ?? null,
    tokenSecret: read.SHOP_TOKEN_SECRET ?? null,
    trustedProxies: read.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    pictureHosts: read.SHOP_PICTURE_HOSTS,
    baseApiUrl: read.SHOP_BASE_API_URL ?? null,
    oidcProviders: read.OIDC_PROVIDERS,
    paymentService:
      read.PAYMENT_SERVICE_URL === undefined || read.PAYMENT_SERVICE_SECRET === undefined
        ? null
        : { url: read.PAYMENT_SERVICE_URL.replace(/\/$/, ''), secret: read.PAYMENT_SERVICE_SECRET },
    shopOrigins: readShopOrigins(set, read.SHOP_PORT_BASE),
  };
}

/** The origin of every shop, by its channel: as configured, or the one of the list of shops. */
function readShopOrigins(
  variables: Readonly<Record<string, string | undefined>>,
  portBase: number,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SHOPS.map(({ name, channel }) => {
      const variable = originVariable(name);
      const configured = v.safeParse(v.optional(Origin), variables[variable]);
      if (!configured.success) throw new EnvironmentError(`${variable} ${configured.issues[0].message}`);
      return [channel, configured.output ?? defaultShopOrigin(name, portBase)];
    }),
  );
}

/** A live shop has secrets that nobody guesses, and nothing of the laboratory. reliability 35 */
function requireLive(read: v.InferOutput<typeof Environment>): void {
  if (read.SHOP_LAB !== undefined)
    throw new EnvironmentError('SHOP_LAB must not be set when SHOP_ENV is live');
  if (read.SHOP_INTERNAL_SECRET === undefined)
    throw new EnvironmentError('SHOP_INTERNAL_SECRET must be set when SHOP_ENV is live');
  const secrets = {
    SHOP_INTERNAL_SECRET: read.SHOP_INTERNAL_SECRET,
    SHOP_TOKEN_SECRET: read.SHOP_TOKEN_SECRET,
    PAYMENT_SERVICE_SECRET: read.PAYMENT_SERVICE_SECRET,
  };
  for (const [name, secret] of Object.entries(secrets))
    if (
      secret !== undefined &&
      (secret.length < SHORTEST_LIVE_SECRET || new Set(secret).size < FEWEST_CHARACTERS)
    )
      throw new EnvironmentError(
        `${name} must have ${SHORTEST_LIVE_SECRET} random characters or more when SHOP_ENV is live (openssl rand -base64 32)`,
      );
}
