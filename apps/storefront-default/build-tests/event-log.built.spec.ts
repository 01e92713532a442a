import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(__dirname, '../build');
const EVENT_LOG = path.resolve(__dirname, '../../../libs/storefront/shell/src/tracking/event-log.tsx');
/** What the view of the events has in its code, however it is minified. */
const MARKS = ['data-event-log', '計測イベント'];

const scripts = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.[cm]?js$/.test(file),
);
const marksIn = (file: string) => {
  const code = readFileSync(file, 'utf8');
  return MARKS.filter((mark) => code.includes(mark));
};

test('the view of the events, which is for development, is in no script of a build', () => {
  expect(marksIn(EVENT_LOG)).toEqual(MARKS);
  expect(scripts.filter((file) => file.startsWith('client')).length).toBeGreaterThan(100);
  expect(scripts.filter((file) => file.startsWith('server')).length).toBeGreaterThan(0);
  expect(scripts.filter((file) => marksIn(path.join(BUILD, file)).length > 0)).toEqual([]);
});
