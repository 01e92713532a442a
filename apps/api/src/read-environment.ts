import path from 'node:path';
import { defaultShopOrigin, originVariable } from '@shop/shops/shop-urls';
import { blockedPortOf } from '@shop/shops/blocked-ports';
import { isIpOrRange } from '@shop/requests/is-ip-or-range';
import { LOOPBACK } from '@shop/shops/listen-host';
import { SHOPS } from '@shop/shops/shop-list';
import { POSTGRES_CONNECTIONS } from '@shop/shop-api/db/open-database';
import * as v from 'valibot';
import { liveProblems } from './live-problems';

const DEFAULT_PORT_BASE = 4000;
/** A secret shorter than this could be guessed. */
const SHORTEST_SECRET = 16;

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
      issuer: v.pipe(v.string(), v.url('must be the URL of the provider')),
      clientId: v.pipe(v.string(), v.nonEmpty()),
      clientSecret: v.pipe(v.string(), v.nonEmpty()),
    }),
    'must be a JSON list of providers',
  ),
);

/** `cdn.example, images.example:8443`: hosts as they are written in URLs, with ports that are not the usual ones. */
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

/** `10.0.0.1, 192.0.2.0/24`: IPs and ranges of IPs. */
const Proxies = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(v.string(), v.check(isIpOrRange, 'must be IPs or ranges such as 10.0.0.0/8, separated by commas')),
  ),
);

const Connections = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(2, 'must be 2 or more'),
  v.maxValue(500, 'must be 500 or less'),
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
      v.check(
        (base) => blockedPortOf(base) === null,
        ({ input }) =>
          `must be another number: Node.js and browsers refuse port ${blockedPortOf(Number(input))}`,
      ),
    ),
    String(DEFAULT_PORT_BASE),
  ),
  SHOP_LISTEN_HOST: v.optional(
    v.pipe(v.string(), v.ip('must be an IP address of this machine, 0.0.0.0 or ::')),
    LOOPBACK,
  ),
  SHOP_DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_POOL_SIZE: v.optional(Connections, String(POSTGRES_CONNECTIONS)),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  SHOP_MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address')), 'shop@example.jp'),
  SHOP_INTERNAL_SECRET: v.optional(Secret),
  SHOP_TOKEN_SECRET: v.optional(Secret),
  TRUSTED_PROXIES: v.optional(Proxies, ''),
  PAYMENT_SERVICE_URL: v.optional(v.pipe(v.string(), v.url('must be the URL of the payment service'))),
  PAYMENT_SERVICE_SECRET: v.optional(Secret),
  SHOP_PICTURE_HOSTS: v.optional(Hosts, ''),
  SHOP_BASE_API_URL: v.optional(v.pipe(v.string(), v.url('must be the URL of the API'))),
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
  /** The IP that the API listens at. */
  readonly listenHost: string;
  readonly dataFolder: string;
  /** The folder in which the process was called; file names on the command line are relative to it. */
  readonly workingFolder: string;
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL. */
  readonly databaseConnections: number;
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

/** The environment cannot be used; the message names each variable that is wrong and what it should be. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.length === 1 ? problems[0] : problems.map((problem) => `\n- ${problem}`).join(''));
    this.name = 'EnvironmentError';
  }
}

/** Reads the variables of design's fixed interfaces; throws `EnvironmentError` with all that do not hold. */
export function readEnvironment(
  variables: NodeJS.ProcessEnv,
  { isServing = true }: { readonly isServing?: boolean } = {},
): ApiEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, set);
  const origins = readShopOrigins(set, parsed.success ? parsed.output.SHOP_PORT_BASE : DEFAULT_PORT_BASE);
  const problems = [
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`),
    ...origins.problems,
    ...(isServing && set['SHOP_ENV'] === 'live' ? liveProblems(set) : []),
    ...((set['PAYMENT_SERVICE_URL'] === undefined) === (set['PAYMENT_SERVICE_SECRET'] === undefined)
      ? []
      : ['PAYMENT_SERVICE_URL and PAYMENT_SERVICE_SECRET must be set together']),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  const read = parsed.output;
  return {
    env: read.SHOP_ENV,
    isEnvSet: set['SHOP_ENV'] !== undefined,
    isDevelopment: read.NODE_ENV === 'development',
    isLab: read.SHOP_LAB === '1',
    port: read.SHOP_PORT_BASE,
    listenHost: read.SHOP_LISTEN_HOST,
    dataFolder: path.resolve(read.SHOP_DATA_DIR),
    workingFolder: read.INIT_CWD ?? process.cwd(),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseConnections: read.DATABASE_POOL_SIZE,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.SHOP_MAIL_FROM,
    internalSecret: read.SHOP_INTERNAL_SECRET ?? null,
    tokenSecret: read.SHOP_TOKEN_SECRET ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    pictureHosts: read.SHOP_PICTURE_HOSTS,
    baseApiUrl: read.SHOP_BASE_API_URL ?? null,
    oidcProviders: read.OIDC_PROVIDERS,
    paymentService:
      read.PAYMENT_SERVICE_URL === undefined || read.PAYMENT_SERVICE_SECRET === undefined
        ? null
        : { url: read.PAYMENT_SERVICE_URL.replace(/\/$/, ''), secret: read.PAYMENT_SERVICE_SECRET },
    shopOrigins: origins.byChannel,
  };
}

/** The origin of every shop, by its channel: as configured, or the one of the list of shops; and what is none. */
function readShopOrigins(
  variables: Readonly<Record<string, string | undefined>>,
  portBase: number,
): { readonly byChannel: Readonly<Record<string, string>>; readonly problems: readonly string[] } {
  const byChannel: Record<string, string> = {};
  const problems: string[] = [];
  for (const { name, channel } of SHOPS) {
    const variable = originVariable(name);
    const configured = v.safeParse(v.optional(Origin), variables[variable]);
    if (configured.success) byChannel[channel] = configured.output ?? defaultShopOrigin(name, portBase);
    else problems.push(`${variable} ${configured.issues[0].message}`);
  }
  return { byChannel, problems };
}
