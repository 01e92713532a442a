import { reportErrors } from './report-errors';

it('reports an error once, and at most five errors', () => {
  const sent: string[] = [];
  Object.defineProperty(window.navigator, 'sendBeacon', {
    value: (address: string, body: string) => sent.push(`${address} ${body}`) > 0,
  });
  reportErrors(window);
  const fail = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));
  fail('first');
  fail('first');
  for (let time = 0; time < 10; time += 1) fail(`again ${time}`);
  expect(sent).toHaveLength(5);
  expect(sent[0]).toContain('/client-errors {"name":"Error","message":"first"');
  expect(sent[0]).toContain('"path":"/"');
});
