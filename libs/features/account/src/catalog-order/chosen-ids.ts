/** The ids that are in a form's field, `3,12`; what is no id is passed over. */
export const readChosenIds = (text: string): readonly number[] =>
  text.split(',').flatMap((id) => (/^\d+$/.test(id) ? [Number(id)] : []));

/** The field's text after a choice has been made or taken back, in the order of choosing. */
export function toggleChosenId(text: string, id: number): string {
  const ids = readChosenIds(text);
  return (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).join(',');
}
