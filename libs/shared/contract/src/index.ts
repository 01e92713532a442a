export { specify } from './endpoint';
export type {
  Endpoint,
  EndpointAnswer,
  EndpointAuth,
  EndpointInput,
  EndpointOf,
  EndpointOutput,
  EndpointSchemas,
  EndpointSpec,
  HttpMethod,
} from './endpoint';
export { CHANNEL_NOT_FOUND_MESSAGE, ERROR_CODES } from './error-codes';
