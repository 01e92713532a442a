import { setImmediate } from 'node:timers/promises';
import { AfterResponse } from '@shop/shop-api/http/after-response';
import { createLog } from '@shop/shop-api/log/create-log';
import { closeServingShop } from './close-serving-shop';

const log = createLog({ level: 'silent' });
const LIMIT_MS = 60_000;

// reliability 32
it('the database is open until mails that responses and jobs have begun are sent', async () => {
  const events: string[] = [];
  const afterResponse = new AfterResponse();
  const send = (mail: string) =>
    afterResponse.begin(log, 'not sent', async () => {
      // The mail server takes its time.
      await setImmediate();
      events.push(mail);
    });
  send('mail of a response');
  const job = async () => {
    await setImmediate();
    send('mail of a job');
  };
  const opened = { close: () => Promise.resolve(void events.push('closed')) };
  const changeFeed = { end: () => undefined };
  await closeServingShop({ jobs: [job], afterResponse, changeFeed, opened }, LIMIT_MS);
  await setImmediate();
  expect(events).toEqual(['mail of a response', 'mail of a job', 'closed']);
});
