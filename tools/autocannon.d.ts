/** The part of the load generator that the bench uses; it brings no types of its own. */
declare module 'autocannon' {
  /** One connection; `addBody` of its parser is called for each chunk of a response. */
  export interface Client {
    pipelinedRequests: { addBody: (chunk: string) => void };
  }
  export interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }
  export interface Options {
    readonly url: string;
    readonly connections?: number;
    readonly duration?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly Request[];
    readonly setupClient?: (client: Client) => void;
  }
  export interface Result {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
