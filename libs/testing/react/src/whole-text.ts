/**
 * Matches the innermost element whose whole text this is, for `getByText` and the like: texts keep their dates and prices
 * in elements of their own, so that they never break in the middle.
 */
export const wholeText =
  (expected: string | RegExp) =>
  (_text: string, element: Element | null): boolean => {
    const isExpected = (one: Element | null) => {
      const text = one?.textContent ?? '';
      return typeof expected === 'string' ? text === expected : expected.test(text);
    };
    return isExpected(element) && ![...(element?.children ?? [])].some(isExpected);
  };
