import type { Recording } from './recording';

/** Scenarios of the same page are named alike: `news` is a guest's, `news-member` a member's. */
const MEMBER = '-member';

/** What the toolbar lists under セッション. */
export const SESSION_ITEMS: { value: string; title: string }[] = [
  { value: 'story', title: 'セッション：そのまま' },
  { value: 'guest', title: 'セッション：ログインしていない' },
  { value: 'member', title: 'セッション：ログイン中' },
];

/** Loads a recording by the name of its scenario; null where there is none. */
type LoadRecording = (scenario: string) => Promise<Recording | null>;

/** A recording, and whether it is of the session that was asked for. */
export interface ChosenRecording {
  readonly recording: Recording;
  readonly scenario: string;
  readonly isAsAsked: boolean;
}

const isMembers = ({ place }: Recording): boolean => 'access_token' in place.cookies;
const twinOf = (scenario: string): string =>
  scenario.endsWith(MEMBER) ? scenario.slice(0, -MEMBER.length) : `${scenario}${MEMBER}`;

/**
 * The recording of a scenario, or of the same page for a guest or a member where the toolbar asks for that one. A
 * session cannot be made up, since the API responds differently in it: where only the story's own is recorded, it stays.
 * Throws where the scenario itself is not recorded.
 */
export async function chooseRecording(
  scenario: string,
  session: unknown,
  load: LoadRecording,
): Promise<ChosenRecording> {
  const recording = await load(scenario);
  if (recording === null)
    throw new Error(`${scenario} is not recorded: npm run storybook:record -- ${scenario}`);
  const isMember = isMembers(recording);
  const isAsAsked = session === 'member' ? isMember : session === 'guest' ? !isMember : true;
  if (isAsAsked) return { recording, scenario, isAsAsked };
  const twin = await load(twinOf(scenario));
  return twin === null || isMembers(twin) === isMember
    ? { recording, scenario, isAsAsked: false }
    : { recording: twin, scenario: twinOf(scenario), isAsAsked: true };
}
