import 'react-router';

declare module 'react-router' {
  /** Loaders receive a typed context, made for each request or tab. */
  interface Future {
    v8_middleware: true;
  }
}
