import { storyViewports } from './story-viewports';

const namesOf = (...breakpoints: { small: number; medium: number }[]) =>
  Object.values(storyViewports(breakpoints)).map(({ name, styles }) => [name, styles.width]);

it('lists the fixed widths and the breakpoints from narrow to wide', () => {
  expect(namesOf({ small: 767, medium: 1023 })).toEqual([
    ['いちばん狭いスマートフォン（320px）', '320px'],
    ['スマートフォン（390px）', '390px'],
    ['スマートフォンの配置の最大幅（767px）', '767px'],
    ['タブレットの配置の最大幅（1023px）', '1023px'],
    ['パソコン（1280px）', '1280px'],
  ]);
});

it('lists breakpoints that themes share once, and those of each other theme too', () => {
  const shared = { small: 767, medium: 1023 };
  const widths = namesOf(shared, shared, { small: 600, medium: 1023 }).map(([, width]) => width);
  expect(widths).toEqual(['320px', '390px', '600px', '767px', '1023px', '1280px']);
});
