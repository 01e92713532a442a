// Writes the readings of Japanese nouns that the search knows, from the dictionary of the npm package `kuromoji`
// (mecab-ipadic 2.7.0-20070801). Run it from the workspace's root: node tools/search/make-readings.mjs
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import kuromoji from 'kuromoji';

const TARGET = 'libs/server/shop-api/src/search/readings.json';
const MAX_LETTERS = 4;
/** Common nouns: names of people and places would only add wrong readings. */
const WANTED = /^名詞,(一般|サ変接続|形容動詞語幹)/;
const HAS_KANJI = /[\p{Script=Han}々]/u;
const IS_JAPANESE = /^[\p{Script=Han}々\p{Script=Hiragana}ー]+$/u;
const KANA_DISTANCE = 0x60;
/** @param {string} text */
const toHiragana = (text) =>
  text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE));

const builder = kuromoji.builder({ dicPath: path.resolve('node_modules/kuromoji/dict') });
const tokenizer = await new Promise((resolve, reject) => {
  builder.build((error, built) => (error === null ? resolve(built) : reject(error)));
});
const dictionary = tokenizer.token_info_dictionary;

/**
 * What each reading of a word costs; the cheapest are the most usual.
 * @type {Map<string, Map<string, number>>}
 */
const readings = new Map();
for (const ids of Object.values(dictionary.target_map))
  for (const id of ids) {
    const [surface = '', ...features] = dictionary.getFeatures(String(id)).split(',');
    const reading = toHiragana(features[7] ?? '');
    if (!WANTED.test(features.join(',')) || !HAS_KANJI.test(surface) || !IS_JAPANESE.test(surface)) continue;
    if ([...surface].length > MAX_LETTERS || reading === '') continue;
    const isBase = features[6] === surface;
    if (!isBase) continue;
    const cost = dictionary.dictionary.getShort(Number(id) + 4);
    const known = readings.get(surface) ?? new Map();
    known.set(reading, Math.min(cost, known.get(reading) ?? Number.POSITIVE_INFINITY));
    readings.set(surface, known);
  }

const lines = [...readings]
  .map(([surface, costs]) => {
    const cheapest = [...costs].sort(([, one], [, other]) => one - other).slice(0, 2);
    return [surface, ...cheapest.map(([reading]) => reading)].join(' ');
  })
  .sort();
writeFileSync(TARGET, `${JSON.stringify({ readings: lines.join('\n') })}\n`);
process.stdout.write(`${lines.length} words\n`);
