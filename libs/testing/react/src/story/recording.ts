import * as v from 'valibot';

/** Where a page stands in a scenario, and what its tab holds. */
export const StoryPlace = v.object({
  /** What the clocks of the API and of the session say. */
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

/** One answer of the real API. */
export const RecordedAnswer = v.object({
  method: v.string(),
  /** With its query. */
  path: v.string(),
  /** How many changing calls had been answered before this one was made. */
  after: v.number(),
  /** The body that was sent, where there was one. */
  sent: v.optional(v.unknown()),
  status: v.number(),
  /** Pagination and limits. */
  headers: v.record(v.string(), v.string()),
  body: v.unknown(),
});
export type RecordedAnswer = v.InferOutput<typeof RecordedAnswer>;

/** A scenario as the real API answered it; `npm run storybook:record` writes it. */
export const Recording = v.object({ place: StoryPlace, answers: v.array(RecordedAnswer) });
export type Recording = v.InferOutput<typeof Recording>;

/** Whether a call changes what later calls answer. Opening a cart, which every page may do, does not. */
export const isChange = (method: string, path: string): boolean =>
  method !== 'GET' && !(method === 'POST' && path === '/v1/carts');
