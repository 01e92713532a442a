import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { OWN_ENDPOINTS } from './own-endpoints';
import { CONTRACT_TABLE } from './table';

const SPEC_FOLDER = path.resolve(__dirname, '../../../../tools/spec');
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(SPEC_FOLDER, name), 'utf8'));

const CALLS = v.parse(
  v.array(v.object({ method: v.string(), path: v.string(), auth: v.string() })),
  readJson('calls.json'),
);
const PARAMETER = /\{([^}]+)\}/g;

/** Where we ask for more than the inventory does: an order's number alone must not open it. */
const STRICTER = new Set(['GET /v1/carts/order/{orderNo}']);

const nameOf = ({ method, path: callPath }: { method: string; path: string }) => `${method} ${callPath}`;
const table = new Map(CONTRACT_TABLE.map((spec) => [nameOf(spec.endpoint), spec]));
const named = new Map(CALLS.map((call) => [nameOf(call), call]));

describe('the contract', () => {
  it('holds each call once', () => {
    expect(table.size).toBe(CONTRACT_TABLE.length);
  });

  it('holds nothing that is neither specified nor listed as our own', () => {
    const strangers = [...table.keys()].filter((name) => !named.has(name) && !(name in OWN_ENDPOINTS));
    expect(strangers).toEqual([]);
  });

  it('lacks no call of the specification', () => {
    expect([...named.keys()].filter((name) => !table.has(name))).toEqual([]);
  });

  it('asks for the sign-in that the specification asks for', () => {
    const different = [...table]
      .map(([name, { endpoint }]) => ({ name, ours: endpoint.auth, theirs: named.get(name)?.auth }))
      .filter(({ ours, theirs }) => theirs !== undefined && ours !== theirs)
      .filter(({ name }) => !STRICTER.has(name));
    expect(different).toEqual([]);
  });

  it.each(CONTRACT_TABLE.map((spec) => [nameOf(spec.endpoint), spec] as const))(
    '%s has a schema for its parameters and its answer',
    (_name, { endpoint, schemas, summary }) => {
      const names = [...endpoint.path.matchAll(PARAMETER)].map(([, name = '']) => name);
      expect(schemas.params !== undefined).toBe(names.length > 0);
      if (schemas.params !== undefined && 'entries' in schemas.params)
        expect(Object.keys(schemas.params.entries ?? {}).sort()).toEqual(names.sort());
      expect(schemas.response !== undefined).toBe(endpoint.answer === 'json');
      if (endpoint.method === 'GET') expect(schemas.body).toBeUndefined();
      expect(summary).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    },
  );
});
