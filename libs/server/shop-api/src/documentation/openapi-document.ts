import type { EndpointSpec } from '@shop/contract/endpoint';
import { CHANNEL_NOT_FOUND_MESSAGE, ERROR_CODES } from '@shop/contract/error-codes';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { ErrorBody } from '@shop/contract/wire/error-body';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type JsonObject = Readonly<Record<string, unknown>>;

const PARAMETER = /\{([^}]+)\}/g;
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** A schema as JSON Schema; what JSON Schema cannot say (transformations) is left out, never guessed. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject {
  const converted = Object.entries(toJsonSchema(schema, { errorMode: 'ignore', typeMode }));
  return Object.fromEntries(converted.filter(([name]) => name !== '$schema'));
}

const propertiesOf = (schema: JsonObject): readonly (readonly [string, unknown])[] =>
  isObject(schema['properties']) ? Object.entries(schema['properties']) : [];

function parameters({ endpoint, schemas }: EndpointSpec): readonly JsonObject[] {
  const params = schemas.params === undefined ? {} : jsonSchema(schemas.params, 'input');
  const schemaOf = new Map(propertiesOf(params));
  const inPath = [...endpoint.path.matchAll(PARAMETER)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf.get(name) ?? { type: 'string' },
  }));
  const query = schemas.query === undefined ? {} : jsonSchema(schemas.query, 'input');
  const required = Array.isArray(query['required']) ? query['required'] : [];
  const inQuery = propertiesOf(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [{ $ref: '#/components/parameters/channel' }, ...inPath, ...inQuery];
}

function operation(spec: EndpointSpec): JsonObject {
  const { endpoint, schemas } = spec;
  const response =
    schemas.response === undefined
      ? {}
      : { content: { 'application/json': { schema: jsonSchema(schemas.response, 'output') } } };
  const errors = spec.errors.length === 0 ? '' : `\n\nエラーコード: ${spec.errors.join(', ')}`;
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+/g, '_')}`,
    summary: spec.summary,
    description: `${spec.summary}${errors}`,
    tags: [endpoint.path.split('/')[2] ?? 'site'],
    parameters: parameters(spec),
    ...(schemas.body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: jsonSchema(schemas.body, 'input') } } } }),
    security: endpoint.auth === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    responses: {
      [String(spec.status ?? 200)]: { description: '成功', ...response },
      default: { $ref: '#/components/responses/error' },
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document, printed from the table that the routes are registered from. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const spec of CONTRACT_TABLE) {
    (paths[spec.endpoint.path] ??= {})[spec.endpoint.method.toLowerCase()] = operation(spec);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ショップ API',
      version: '1',
      description: `共通のエラーコード: ${Object.values(ERROR_CODES).join(', ')}。チャネルが不明な場合は 404「${CHANNEL_NOT_FOUND_MESSAGE}」。`,
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        channel: { name: 'channel-id', in: 'header', required: true, schema: { type: 'string' } },
      },
      responses: {
        error: {
          description: 'エラー',
          content: { 'application/json': { schema: jsonSchema(ErrorBody, 'output') } },
        },
      },
    },
  };
}
