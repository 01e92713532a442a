import { formatAfterPayment } from './format-after-payment';

it.each([
  [0, 1, 'ご入金の確認後、最短で当日（営業日）に発送し、発送から1日でお届けします'],
  [3, 2, 'ご入金の確認後、3営業日で発送し、発送から2日でお届けします'],
])('%i working days and %i on the road', (workingDays, transitDays, text) => {
  expect(formatAfterPayment({ workingDays, transitDays })).toBe(text);
});
