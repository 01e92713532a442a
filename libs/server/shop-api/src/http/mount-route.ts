import type { WaitOutside } from '@shop/requests/admission-gate';
import { rateLimitIp } from '@shop/requests/rate-limit-ip';
import { requestSender } from '@shop/requests/request-sender';
import type { Context, Hono } from 'hono';
import { hashToken } from '../auth/random-token';
import { readAccessToken } from '../auth/read-access-token';
import { requireCaller } from '../auth/caller';
import type { Member } from '../auth/member';
import { refuseInTransaction } from '../db/watch-transactions';
import { folderStorage } from '../files/folder-storage';
import type { Channel } from '../channels/channel';
import { waitForServiceOutside } from '../payments/wait-for-service-outside';
import type { DocumentTurns } from '../pdf-documents/create-document-turns';
import type { ShopApiParts } from '../ports/shop-api-parts';
import type { FilterIdCache } from '../products/filter-id-cache';
import type { ProductFacetCache } from '../products/facets/product-facet-cache';
import type { ProductCountCache } from '../products/product-count-cache';
import { unauthorized } from './http-error';
import { bearerToken } from './bearer-token';
import { readChannel } from './read-channel';
import { failWhileStalled } from './fail-while-stalled';
import type { Route } from './define-route';
import { handleAdmitted } from './handle-admitted';
import { routerPath } from './router-path';
import { SHARED_VARY, sharedCall } from './shared-call';
import type { LoadedResponse, SharedResponseCache } from './shared-response-cache';
import { readBody } from './read-body';
import { type BodyReception, receiveBody } from './receive-body';
import { readQuery } from './read-query';
import type { RouteContext } from './route-context';
import type { RequestVariables } from './request-variables';
import { ResponseBuilder } from './response-builder';

/** What the routes need: the API's dependencies and what all routes share. */
export interface ServedParts extends ShopApiParts {
  readonly productCounts: ProductCountCache;
  readonly productFacets: ProductFacetCache;
  readonly filterIds: FilterIdCache;
  readonly bodies: BodyReception;
  readonly documentTurns: DocumentTurns;
  /** The responses that guests share; `null` where changes are not announced. */
  readonly sharedResponses: SharedResponseCache | null;
}

/** That of a call whose response is shared. */
const NO_BODY = new Uint8Array();

/** Mounts one call of the contract as a Hono handler. */
export function mountRoute(
  app: Hono<{ Variables: RequestVariables }>,
  route: Route,
  parts: ServedParts,
): void {
  const { endpoint } = route.spec;
  app.on(endpoint.method, routerPath(endpoint.path), (c) => {
    c.set('template', endpoint.path);
    return failWhileStalled(parts, () => respond(c, route, parts));
  });
}

async function respond(
  c: Context<{ Variables: RequestVariables }>,
  route: Route,
  parts: ServedParts,
): Promise<Response> {
  const { gate, sharedResponses } = parts;
  const weight = route.statementsAtOnce?.(new URL(c.req.url).searchParams) ?? 1;
  const shared = sharedResponses === null ? null : sharedCall(route, c.req.raw);
  if (sharedResponses === null || shared === null)
    return receiveBody(c, { spec: route.spec, bodies: parts.bodies }, (bytes) =>
      handleAdmitted(
        c,
        { gate, weight, isShared: false },
        async (waitOutside) => (await run(c, { route, parts, waitOutside }, bytes)).response,
      ),
    );
  const caller = {
    sender: requestSender(c.get('clientIp')),
    ifNoneMatch: c.req.header('if-none-match') ?? null,
  };
  const response = await sharedResponses.respond(shared, caller, (senders) =>
    handleAdmitted(c, { gate, weight, senders, isShared: true }, (waitOutside) =>
      run(c, { route, parts, waitOutside }, NO_BODY),
    ),
  );
  // Stored by the browser, and compared by its tag each time.
  response.headers.set('cache-control', 'no-cache');
  response.headers.append('vary', SHARED_VARY);
  return response;
}

interface AdmittedCall {
  readonly route: Route;
  readonly parts: ServedParts;
  readonly waitOutside: WaitOutside;
}

async function run(
  c: Context<{ Variables: RequestVariables }>,
  { route, parts, waitOutside }: AdmittedCall,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<LoadedResponse> {
  const writer = new ResponseBuilder();
  let given: unknown;
  const readGiven = async () => (given ??= await readBody(route.spec, c.req.raw.headers, bytes));
  const channel =
    route.channelOf === undefined
      ? await readChannel(parts.db, c.req.raw.headers)
      : await route.channelOf(parts.db, await readGiven());
  const requestHash = () => hashToken(JSON.stringify([c.req.method, c.req.path, given]));
  const context = await createRouteContext(c, { route, parts, waitOutside, channel, requestHash }, writer);
  const body = await route.run(context, {
    params: c.req.param(),
    query: readQuery(new URL(c.req.url).searchParams),
    body: await readGiven(),
  });
  return { response: writer.build(route.spec, body, parts.config.checkResponses), channelId: channel.id };
}

async function createRouteContext(
  c: Context<{ Variables: RequestVariables }>,
  {
    route,
    parts,
    waitOutside,
    channel,
    requestHash,
  }: AdmittedCall & {
    readonly channel: Channel;
    readonly requestHash: () => string;
  },
  response: ResponseBuilder,
): Promise<RouteContext> {
  const { auth } = route.spec.endpoint;
  const log = c.get('log');
  const { headers } = c.req.raw;
  const bearer = auth === 'none' ? null : bearerToken(headers);
  const member =
    bearer === null || route.acceptsExpiredToken === true
      ? null
      : await readAccessToken(parts, channel, bearer);
  if (auth === 'member' && bearer === null) throw unauthorized();
  requireCaller(route.spec, member);
  const leavePlace = parts.config.checkResponses ? refuseInTransaction(waitOutside) : waitOutside;
  return {
    db: parts.db,
    clock: parts.clock,
    mail: parts.mail,
    payments: parts.payments ? waitForServiceOutside(parts.payments, leavePlace) : null,
    waitOutside: leavePlace,
    files: parts.files ?? folderStorage(parts.config.filesFolder),
    documentTurns: parts.documentTurns,
    productCounts: parts.productCounts,
    productFacets: parts.productFacets,
    filterIds: parts.filterIds,
    log,
    afterResponse: (failure, work) => parts.afterResponse.begin(log, failure, work),
    config: parts.config,
    channel,
    member,
    requestId: c.get('requestId'),
    clientIp: c.get('clientIp'),
    rateIp: rateLimitIp(c.get('clientIp')),
    response,
    bearer,
    requestHeader: (name) => headers.get(name),
    requestHash,
    requireMember: () => requireMember(member),
  };
}

function requireMember(member: Member | null): Member {
  if (member === null) throw unauthorized();
  return member;
}
