import * as v from 'valibot';

/** The page of a scenario, and the cookies and storage of its tab. */
export const StoryPlace = v.object({
  /** What the clocks of the API and of the page say. */
  now: v.string(),
  channel: v.string(),
  /** Address of the page, its query included. */
  path: v.string(),
  params: v.record(v.string(), v.string()),
  cookies: v.record(v.string(), v.string()),
  /** What the tab's storage holds. */
  storage: v.record(v.string(), v.string()),
});
export type StoryPlace = v.InferOutput<typeof StoryPlace>;

/** A response that was recorded from the real API. */
export const RecordedResponse = v.object({
  method: v.string(),
  /** With its query. */
  path: v.string(),
  /** How many changing calls had a response before this one was made. */
  after: v.number(),
  /** The body that was sent, where there was one. */
  sent: v.optional(v.unknown()),
  status: v.number(),
  /** Pagination and limits. */
  headers: v.record(v.string(), v.string()),
  body: v.unknown(),
});
export type RecordedResponse = v.InferOutput<typeof RecordedResponse>;

/** The recorded responses of a scenario; `npm run storybook:record` writes them. */
export const Recording = v.object({ place: StoryPlace, responses: v.array(RecordedResponse) });
export type Recording = v.InferOutput<typeof Recording>;

/** What pages send beside what the shopper does, at a moment that chance decides: the init of the cart, and what was looked at. */
const BESIDE = ['/v1/carts/init', '/v1/product-histories', '/v1/ecommerce_events'];

/** Whether a call changes the responses to later calls. */
export const isChange = (method: string, path: string): boolean =>
  method !== 'GET' && !(method === 'POST' && BESIDE.includes(path));
