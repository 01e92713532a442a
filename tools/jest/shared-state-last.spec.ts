import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SharedStateLast from './shared-state-last.cjs';

/** Test files by their name, with what each imports. */
const IMPORTS = {
  'buying.e2e.ts': '',
  'closing.e2e.ts': `import { operate } from './operate';\nimport { setUpShopChanges } from './shop-changes';`,
  'errors.e2e.ts': `import { addFault } from './fault-lab';`,
  'orders.e2e.ts': `import { operate } from './operate';`,
  'links.e2e.ts': `// knows './fault-lab', but does not use it`,
};
const ORDER = ['buying.e2e.ts', 'links.e2e.ts', 'errors.e2e.ts', 'orders.e2e.ts', 'closing.e2e.ts'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-sequence-'));
  for (const [name, text] of Object.entries(IMPORTS)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sequencer = new SharedStateLast();
const files = (names = Object.keys(IMPORTS)) => names.map((name) => ({ path: path.join(folder, name) }));
const namesOf = (found: readonly { readonly path: string }[]) =>
  found.map((file) => path.basename(file.path));

it('files that change what others see come last, whatever order they were found in', () => {
  expect(namesOf(sequencer.sort(files()))).toEqual(ORDER);
  expect(namesOf(sequencer.sort(files().reverse()))).toEqual(ORDER);
});

it.each([1, 2, 3])('%s shards have each file once, in this order', (shardCount) => {
  const shards = Array.from({ length: shardCount }, (_none, index) =>
    namesOf(sequencer.shard(files(), { shardIndex: index + 1, shardCount })),
  );
  expect(shards.flat().sort()).toEqual([...ORDER].sort());
  for (const shard of shards) {
    expect(shard).toEqual(namesOf(sequencer.sort(files(shard))));
    expect(shard.length).toBeGreaterThanOrEqual(Math.floor(ORDER.length / shardCount));
  }
});
