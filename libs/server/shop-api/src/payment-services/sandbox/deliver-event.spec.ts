import { deliverEvent } from './deliver-event';

const untilIdle = () => new Promise((done) => setTimeout(done, 50));

it.each([
  ['accepted at once', 0, 1],
  ['lost twice', 2, 3],
  ['never accepted', 99, 4],
])(
  'an event that is %s is sent until it is accepted, and the shopper waits for one attempt only',
  async (_case, losses, attempts) => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return sent <= losses ? Promise.reject(new Error('The connection was lost')) : Promise.resolve();
    };
    await deliverEvent(send, [1, 1, 1]);
    expect(sent).toBe(1);
    await untilIdle();
    expect(sent).toBe(attempts);
  },
);
