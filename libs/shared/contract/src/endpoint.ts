import type * as v from 'valibot';

/** The verbs of the contract. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * `none`: nobody signs in, a token sent along is ignored · `any`: open to all, a valid token personalises ·
 * `member`: a valid token is required · `cart-token`: the cart's token is the key (and its owner, once it has one) ·
 * `query-token`: the token in the query is the key.
 */
export type EndpointAuth = 'none' | 'any' | 'member' | 'cart-token' | 'query-token';

/** What a successful response carries. */
export type EndpointResponseType = 'json' | 'file' | 'empty';

/** The valibot schemas of one endpoint; a part that is left out is neither read nor sent. */
export interface EndpointSchemas {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly response?: v.GenericSchema;
}

type InputOf<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : never;

/** The parts of a request as the caller writes them. */
export type EndpointInput<Schemas extends EndpointSchemas> = {
  [Part in Exclude<keyof Schemas, 'response'>]: InputOf<Schemas[Part]>;
};

/** The body of a successful response; `undefined` where there is none, `Blob` for a file. */
export type EndpointOutput<Schemas extends EndpointSchemas> = Schemas['response'] extends v.GenericSchema
  ? v.InferOutput<Schemas['response']>
  : undefined;

/**
 * One call as the browser needs it: plain data, no schemas, so that importing it costs a few bytes.
 * `path` is the specification's, with `{name}` for parameters.
 */
export interface Endpoint<Input, Output> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly responseType: EndpointResponseType;
  /** Types only; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output };
}

/** The endpoint type that belongs to a set of schemas: `const getX: EndpointOf<typeof schemas> = {…}`. */
export type EndpointOf<Schemas extends EndpointSchemas> = Endpoint<
  EndpointInput<Schemas>,
  EndpointOutput<Schemas>
>;

/** One call as the server, the OpenAPI document and the tests need it. */
export interface EndpointSpec<Schemas extends EndpointSchemas = EndpointSchemas> {
  readonly endpoint: EndpointOf<Schemas>;
  readonly schemas: Schemas;
  /** One Japanese line for the OpenAPI document. */
  readonly summary: string;
  /** Machine codes that this call can return besides the shared ones of `error-codes.ts`. */
  readonly errors: readonly string[];
  /**
   * `member`: also an account needs a mail address that it has proved to own, else 403 `user.address_not_verified`. Left out
   * where whoever `auth` lets in may call it: see `callers.ts`.
   */
  readonly firstCaller?: 'member';
  /** The status of success; 200 where it is left out. */
  readonly status?: 200 | 201 | 204;
}

/** Ties schemas to an endpoint. Pure: drops out of every bundle that does not read the result. */
/* @__NO_SIDE_EFFECTS__ */
export function specify<const Schemas extends EndpointSchemas>(
  spec: EndpointSpec<Schemas>,
): EndpointSpec<Schemas> {
  return spec;
}
