import type { EndpointSpec } from '@shop/contract/endpoint';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { escapeHtml } from '../html/escape-html';
import { callersTable } from './callers-table';

const AUTH_WORDS: Readonly<Record<EndpointSpec['endpoint']['auth'], string>> = {
  none: '認証なし',
  any: 'ログイン任意',
  member: '会員のみ',
  'cart-token': 'カートトークン',
  'query-token': 'クエリのトークン',
};

function schemaBlock(title: string, schema: v.GenericSchema | undefined, typeMode: 'input' | 'output') {
  if (schema === undefined) return '';
  const text = JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode }), null, 2);
  return `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

function endpointArticle(spec: EndpointSpec): string {
  const { endpoint, schemas, summary, errors } = spec;
  const codes = errors.length === 0 ? '' : `<p>エラーコード: ${escapeHtml(errors.join(', '))}</p>`;
  return [
    `<article><h3><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h3>`,
    `<p>${escapeHtml(summary)}（${AUTH_WORDS[endpoint.auth]}）</p>${codes}`,
    schemaBlock('パスの値', schemas.params, 'input'),
    schemaBlock('クエリ', schemas.query, 'input'),
    schemaBlock('本文', schemas.body, 'input'),
    schemaBlock('応答', schemas.response, 'output'),
    '</article>',
  ].join('');
}

/** The contract for people: one self-contained page. */
export function documentationPage(): string {
  const groups = new Map<string, string[]>();
  for (const spec of CONTRACT_TABLE) {
    const group = spec.endpoint.path.split('/')[2] ?? 'site';
    groups.set(group, [...(groups.get(group) ?? []), endpointArticle(spec)]);
  }
  const links = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' ');
  const sections = [...groups].map(
    ([group, articles]) => `<section><h2 id="${group}">${group}</h2>${articles.join('')}</section>`,
  );
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>ショップ API</title>
<style>body{font-family:sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;line-height:1.7}
article{border-top:1px solid #ddd;padding:.5rem 0}pre{background:#f6f6f4;padding:1rem;overflow:auto}
h3{margin:.5rem 0 0}nav a{margin-right:.5rem}</style>
<main><h1>ショップ API</h1><p><a href="/openapi.json">openapi.json</a></p><nav><a href="#callers">できること</a> ${links}</nav>${callersTable()}${sections.join('')}</main></html>`;
}
