import type { EndpointSpec } from '@shop/contract/endpoint';
import { buildRequest, type RequestParts } from '../build-request';
import type { TestApi } from '../open-test-api';
import type { TestClock } from '../test-clock';
import { CASE_CHANNELS } from './all-contract-cases';
import { type Caller, Callers, type InvalidTokens } from './callers';
import { type ContractCase, type Rejection } from './contract-case';
import { CaseFixtures } from './case-fixtures';

/** A response with its unparsed body. */
export interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const DEFAULT_CHANNEL = 'default';
const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;
const changed = (part: unknown, change: unknown): unknown =>
  isObject(part) && isObject(change) ? { ...part, ...change } : (change ?? part);

/** The valid input with the changes that make the call reject it. */
export const withInvalidInput = (input: RequestParts, { change }: Rejection): RequestParts => ({
  params: changed(input.params, change.params),
  query: changed(input.query, change.query),
  body: changed(input.body, change.body),
});

/** Makes the calls of contract cases, on one API whose shops all cases share. */
export class CaseRunner {
  private constructor(
    private readonly api: TestApi,
    readonly fixtures: CaseFixtures,
    private readonly callers: Callers,
  ) {}

  static async open(api: TestApi, clock: TestClock): Promise<CaseRunner> {
    const callers = new Callers(api, clock);
    await callers.prepare(CASE_CHANNELS);
    return new CaseRunner(api, await CaseFixtures.open(api, CASE_CHANNELS), callers);
  }

  owner = ({ channel = DEFAULT_CHANNEL }: ContractCase): Promise<Caller> => this.callers.owner(channel);
  stranger = ({ channel = DEFAULT_CHANNEL }: ContractCase): Promise<Caller> => this.callers.stranger(channel);
  invalidTokens = ({ channel = DEFAULT_CHANNEL }: ContractCase): InvalidTokens =>
    this.callers.invalidTokensOf(channel);
  signInAgain = (): void => this.callers.clear();

  /** Creates a new input that succeeds. */
  async input(one: ContractCase): Promise<RequestParts> {
    return (await one.input?.(this.fixtures, await this.owner(one))) ?? {};
  }

  /** The token that the case is called with when it succeeds. */
  async token(one: ContractCase): Promise<string | undefined> {
    const { auth } = one.spec.endpoint;
    const isOwners = auth === 'member' || auth === 'cart-token' || one.isCalledByOwner === true;
    return isOwners ? (await this.owner(one)).token : undefined;
  }

  /** One call; `channel` stands in for the case's own shop. */
  async send(
    { spec, channel = DEFAULT_CHANNEL }: { readonly spec: EndpointSpec; readonly channel?: string },
    input: RequestParts,
    token?: string,
    ownHeaders: Readonly<Record<string, string>> = {},
  ): Promise<RawResponse> {
    const headers = new Headers({
      ...ownHeaders,
      accept: 'application/json',
      'channel-id': channel,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    const built = buildRequest(spec, input, headers);
    const response = await this.api.request(built.path, built.init);
    // What it began after its response must not count in the next call.
    await this.api.afterResponse.settled();
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  }
}
