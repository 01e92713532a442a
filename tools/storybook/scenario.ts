import type { TestApi } from '@shop/testing-api/open-test-api';
import type { StoryPlace } from '@shop/testing-react/story/recording';

/** What a scenario sets in its tab; the rest is as for a guest who opens the shop. */
export type Place = Partial<Omit<StoryPlace, 'now' | 'cookies'>> & {
  readonly path: string;
  /** The access token of the member who is signed in. */
  readonly member?: string;
  readonly cartToken?: string;
};
/** Makes the shop ready for a scenario and says where its page is. */
export type Prepare = (api: TestApi) => Place | Promise<Place>;
