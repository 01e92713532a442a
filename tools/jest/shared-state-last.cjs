const { readFileSync } = require('node:fs');

/** What a file imports that changes what others see, in the order in which such files run. */
const CHANGES = ["'./fault-lab'", "'./operate'", "'./shop-changes'"];

/** @typedef {{ readonly path: string }} TestFile */

/**
 * @param {TestFile} file
 * @returns {number} 0 for a file that changes nothing for others; what changes most is the greatest.
 */
const rank = ({ path }) => {
  const text = readFileSync(path, 'utf8');
  return CHANGES.findLastIndex((change) => text.includes(`from ${change}`)) + 1;
};

/**
 * The order of the browser tests, which share one platform: those that change what others see come last, and each run has
 * the same order. Shards deal the files out like cards, so each has its share of both kinds.
 */
module.exports = class SharedStateLast {
  /**
   * @template {TestFile} File
   * @param {readonly File[]} files
   * @returns {File[]}
   */
  sort(files) {
    return files
      .map((file) => ({ file, rank: rank(file) }))
      .sort((one, other) => one.rank - other.rank || (one.file.path < other.file.path ? -1 : 1))
      .map(({ file }) => file);
  }

  /**
   * @template {TestFile} File
   * @param {readonly File[]} files
   * @param {{ readonly shardIndex: number, readonly shardCount: number }} shard
   * @returns {File[]}
   */
  shard(files, { shardIndex, shardCount }) {
    return this.sort(files).filter((_file, index) => index % shardCount === shardIndex - 1);
  }

  /**
   * No results of an earlier run are kept, so `--onlyFailures` runs all.
   *
   * @template {TestFile} File
   * @param {File[]} files
   * @returns {File[]}
   */
  allFailedTests(files) {
    return files;
  }

  cacheResults() {}
};
