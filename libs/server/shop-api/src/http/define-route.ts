import type { EndpointOutput, EndpointSchemas, EndpointSpec } from '@shop/contract/endpoint';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import type { RouteContext } from './route-context';
import { type RawInput, type RouteInput, readInput } from './read-input';

/** One call of the contract and the code that handles it. */
export interface Route {
  readonly spec: EndpointSpec;
  /** The route reads the token itself, because the token may have expired; `context.member` is null. */
  readonly acceptsExpiredToken?: boolean;
  /** How many statements it sends at once at most, by its query; without it one after another. */
  readonly statementsAtOnce?: (query: URLSearchParams) => number;
  /** Finds the shop from the body, for callers that send no `channel-id`; throws where there is none. */
  readonly channelOf?: (db: Executor, body: unknown) => Promise<Channel>;
  /** Parses the request, runs the handler and returns the body, which is not checked yet. */
  run(context: RouteContext, raw: RawInput): Promise<unknown>;
}

/**
 * Connects a call of the contract with its handler: `defineRoute(getProductSpec, async (context, { params }) => …)`.
 * The handler gets the parsed input; what it returns is checked against the contract's response schema.
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
