/** What is celebrated, as forms offer it: the value of the wire as text, and its name. account §3 */
export const memorialDivisions = [
  { value: '1', name: '誕生日' },
  { value: '2', name: '結婚記念日' },
  { value: '3', name: '敬老・長寿のお祝い' },
  { value: '99', name: 'その他' },
] as const;

const WIRE_DIVISIONS = [1, 2, 3, 99] as const;

/** The name of a kind of day; empty where there is none. */
export const memorialDivisionName = (division: number): string =>
  memorialDivisions.find(({ value }) => value === String(division))?.name ?? '';

/** The wire's value of a choice; `null` where nothing was chosen. */
export const toMemorialDivision = (choice: string) =>
  WIRE_DIVISIONS.find((division) => String(division) === choice) ?? null;
