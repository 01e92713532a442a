import type { StoryNetwork } from './story-network';

/** The networks that the toolbar offers instead of the story's own. */
const OFFERED: readonly { value: StoryNetwork; title: string }[] = [
  { value: 'silent', title: '通信：応答を待っている' },
  { value: 'failing', title: '通信：サーバーのエラー' },
  { value: 'offline', title: '通信：オフライン' },
];

/** What the toolbar lists under 通信. */
export const NETWORK_ITEMS: { value: string; title: string }[] = [
  { value: 'story', title: '通信：そのまま' },
  ...OFFERED,
];

/** The network of a page: the one that the toolbar is set to, else the story's own. */
export function chooseNetwork(ofStory: StoryNetwork, ofToolbar: unknown): StoryNetwork {
  return OFFERED.find(({ value }) => value === ofToolbar)?.value ?? ofStory;
}
