import type { EndpointOutput, EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import type { RouteContext } from './route-context';
import { type RawInput, type RouteInput, readInput } from './read-input';

/** One call of the contract with the code that answers it. */
export interface Route {
  readonly spec: EndpointSpec;
  /** The route reads the token itself, because it may have expired: `context.member` stays null. */
  readonly acceptsExpiredToken?: boolean;
  /** Finds the shop that the body speaks of, for callers that name none; throws where there is none. */
  readonly channelOf?: (db: Executor, body: unknown) => Promise<Channel>;
  /** Parses the request, runs the code, and gives the body before it is checked and written. */
  run(context: RouteContext, raw: RawInput): Promise<unknown>;
}

/**
 * Ties a call of the contract to its code: `handle(getProductSpec, async (context, { params }) => …)`.
 * The input has been parsed, the member and channel are in the context, the returned body is held against the
 * contract's response.
 */
export function defineRoute<Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
  handler: (context: RouteContext, input: RouteInput<Schemas>) => Promise<EndpointOutput<Schemas>>,
): Route {
  return {
    spec,
    async run(context, raw) {
      return handler(context, readInput(spec, raw));
    },
  };
}
