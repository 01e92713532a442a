import { reportFailures } from './report-failures';

it('tells the shop of an error once, and of few errors in all', () => {
  const sent: string[] = [];
  Object.defineProperty(window.navigator, 'sendBeacon', {
    value: (address: string, body: string) => sent.push(`${address} ${body}`) > 0,
  });
  reportFailures(window);
  const fail = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));
  fail('first');
  fail('first');
  for (let time = 0; time < 10; time += 1) fail(`again ${time}`);
  expect(sent).toHaveLength(5);
  expect(sent[0]).toContain('/client-errors {"name":"Error","message":"first"');
  expect(sent[0]).toContain('"path":"/"');
});
