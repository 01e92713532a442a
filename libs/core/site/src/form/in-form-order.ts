/** The names in the order of their controls in the form; those without a control come last, as they were. */
export function inFormOrder<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): readonly Name[] {
  const controls = [...(form?.elements ?? [])].map((control) => control.getAttribute('name'));
  const placeOf = (name: Name) => {
    const at = controls.indexOf(name);
    return at === -1 ? controls.length : at;
  };
  return names.toSorted((one, other) => placeOf(one) - placeOf(other));
}
