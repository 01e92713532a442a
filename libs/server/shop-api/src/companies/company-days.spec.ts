import { closingDayFrom, closingText, companyDueDay, paymentTermText } from './company-days';

const END = 31;
const terms = (closingDay: number, paymentMonths: number, paymentDay: number) => ({
  closingDay,
  paymentMonths,
  paymentDay,
});

it.each([
  ['before the closing day', '2026-06-14', 20, '2026-06-20'],
  ['on the closing day', '2026-06-20', 20, '2026-06-20'],
  ['after the closing day', '2026-06-21', 20, '2026-07-20'],
  ['in December, after the closing day', '2026-12-21', 20, '2027-01-20'],
  ['at the end of a month of 30 days', '2026-06-30', END, '2026-06-30'],
  ['at the end of a month of 31 days', '2026-07-31', END, '2026-07-31'],
  ['in February', '2026-02-01', END, '2026-02-28'],
  ['in February of a leap year', '2028-02-29', END, '2028-02-29'],
  ['on the first of a month', '2026-03-01', END, '2026-03-31'],
  ['on the last day that every month has', '2026-02-28', 28, '2026-02-28'],
  ['on the day after it', '2028-02-29', 28, '2028-03-28'],
])('what leaves %s (%s, closing day %i) is billed on %s', (_when, day, closingDay, billed) => {
  expect(closingDayFrom(day, { closingDay })).toBe(billed);
});

it.each([
  ['末日締め翌月末日払い', '2026-06-14', terms(END, 1, END), '2026-07-31'],
  ['末日締め翌月末日払い, on the closing day', '2026-06-30', terms(END, 1, END), '2026-07-31'],
  ['末日締め翌月末日払い, into February', '2026-01-31', terms(END, 1, END), '2026-02-28'],
  ['末日締め翌月末日払い, into February of a leap year', '2028-01-05', terms(END, 1, END), '2028-02-29'],
  ['末日締め翌月末日払い, over the turn of the year', '2026-12-31', terms(END, 1, END), '2027-01-31'],
  ['20日締め翌月末日払い, on the closing day', '2026-06-20', terms(20, 1, END), '2026-07-31'],
  ['20日締め翌月末日払い, a day later', '2026-06-21', terms(20, 1, END), '2026-08-31'],
  ['20日締め翌月10日払い', '2026-11-25', terms(20, 1, 10), '2027-01-10'],
  ['15日締め当月末日払い', '2026-02-15', terms(15, 0, END), '2026-02-28'],
  ['15日締め当月末日払い, a day later', '2026-02-16', terms(15, 0, END), '2026-03-31'],
  ['末日締め翌々月10日払い', '2026-11-30', terms(END, 2, 10), '2027-01-10'],
  ['10日締め12か月後', '2026-12-11', terms(10, 12, 5), '2028-01-05'],
])('%s: what leaves on %s is due as agreed', (_name, shippedOn, agreed, due) => {
  expect(companyDueDay(shippedOn, agreed)).toBe(due);
});

it.each([
  [terms(20, 1, END), '毎月20日締め', '翌月末日払い'],
  [terms(END, 0, END), '毎月末日締め', '当月末日払い'],
  [terms(1, 2, 10), '毎月1日締め', '翌々月10日払い'],
  [terms(END, 3, 5), '毎月末日締め', '3か月後の5日払い'],
])('says the terms in words', (agreed, closing, payment) => {
  expect([closingText(agreed), paymentTermText(agreed)]).toEqual([closing, payment]);
});
