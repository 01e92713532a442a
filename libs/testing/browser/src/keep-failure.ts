import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a page that does not answer gets: its test has failed already. */
const LIMIT_MS = 20_000;
/** The last lines of a browser are those of the test that failed. */
const KEPT_LINES = 1_000;
/** Names of files may have 255 bytes, and a Japanese character has three. */
const NAME_BYTES = 180;

/** The name under which a test's environment finds what keeps a failure. */
const KEEP_FAILURE = 'shopKeepFailure';

const openBrowsers = new Set<Browser>();
const lines: string[] = [];

/** A failed test: the folder of its suite and its name. */
interface FailedTest {
  readonly folder: string;
  readonly name: string;
}

/** Keeps what a browser shows and says when a test of this file fails: see `tools/jest/failure-keeping-environment.cjs`. */
export function keepFailuresOf(browser: Browser): void {
  openBrowsers.add(browser);
  Reflect.set(globalThis, KEEP_FAILURE, keepFailure);
}

/** Notes what the pages of a context say from now on. */
export function noteLines(context: BrowserContext): void {
  const note = (page: Page | null, text: string) => {
    lines.push(`${page?.url() ?? ''} ${text}`);
    if (lines.length > KEPT_LINES) lines.shift();
  };
  context.on('console', (message) => note(message.page(), `${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => note(error.page(), `error: ${error.error().stack ?? ''}`));
  context.on('requestfailed', (request) =>
    note(null, `${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400)
      note(null, `${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(page, 'opened');
    });
    page.on('crash', () => {
      const crash = `crashed with ${inMegabytes(freemem())} MB of memory and ${inMegabytes(freeDisk())} MB of disk free`;
      note(page, crash);
      process.stderr.write(`${page.url()} ${crash}\n`);
    });
  });
}

/** What a page crashes for is often not in the page: Chromium keeps what its processes share in the temporary folder. */
function freeDisk(): number {
  const { bavail, bsize } = statfsSync(tmpdir());
  return bavail * bsize;
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** Writes the picture and the HTML of every open page, and what all of them have said. */
async function keepFailure({ folder, name }: FailedTest): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pages = [...openBrowsers].flatMap((browser) =>
    browser.isConnected() ? browser.contexts().flatMap((context) => context.pages()) : [],
  );
  const shown: string[] = [];
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, fileName(index === 0 ? name : `${index + 1} ${name}`));
    shown.push(`${file} shows ${page.url()}`);
    try {
      await page.screenshot({ path: `${file}.png`, fullPage: true, timeout: LIMIT_MS });
      writeFileSync(`${file}.html`, await inTime(page.content()));
    } catch (error) {
      shown.push(`${file}: ${String(error)}`);
    }
  }
  writeFileSync(path.join(folder, `${fileName(name)}.log`), `${[...lines, ...shown].join('\n')}\n`);
}

async function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not answer.')), LIMIT_MS);
  });
  try {
    return await Promise.race([value, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** A test's name without what names of files must not have. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}.,_[\]()-]+/gu, ' ').trim();
  let kept = '';
  for (const character of plain) {
    if (Buffer.byteLength(kept + character) > NAME_BYTES) break;
    kept += character;
  }
  return kept;
}
