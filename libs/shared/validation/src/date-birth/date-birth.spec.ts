import { validationMessages } from '../messages';
import { isDateBirth, joinDateParts, readDay } from './date-birth';

const parts = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('/');
  return { year, month, day };
};

describe('[valid-date-birth] date_birth', () => {
  it.each([
    ['//', true],
    ['2000/2/9', true],
    ['2000/02/09', true],
    ['2000/2/29', true],
    ['1900/2/29', false],
    ['2001/2/29', false],
    ['2004/2/29', true],
    ['1999/4/31', false],
    ['1999/12/31', true],
    ['1999/13/1', false],
    ['1999/0/1', false],
    ['1999/1/0', false],
    ['1999/1/32', false],
    ['1899/12/31', false],
    ['99/1/1', false],
    ['02000/1/1', false],
    ['2000//1', false],
    ['2000/1/', false],
    ['/1/1', false],
    ['２０００/1/1', false],
    ['2000/1/1 ', false],
    ['2000/-1/1', false],
    ['平成12/1/1', false],
    ['2000/1/🙂', false],
  ])('%j: %s', (text, expected) => {
    expect(isDateBirth(parts(text))).toBe(expected);
  });

  it.each([['2000/1/ and 10,000 times 1', `2000/1/${'1'.repeat(10_000)}`, false]])(
    '%s',
    (_name, text, expected) => {
      expect(isDateBirth(parts(text))).toBe(expected);
    },
  );

  it('joins the parts with hyphens and two digits', () => {
    expect(joinDateParts({ year: '2000', month: '2', day: '9' })).toBe('2000-2-9');
    expect(readDay('2000-2-9')).toBe('2000-02-09');
    expect(readDay('2000-2-30')).toBeNull();
  });

  it('[string-valid-date-birth] has the message of the specification', () => {
    expect(validationMessages.dateBirth()).toBe('日付が無効です');
  });
});
