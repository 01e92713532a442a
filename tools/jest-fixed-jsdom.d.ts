/** The environment is jsdom's with some globals of Node; it brings no types of its own. */
declare module 'jest-fixed-jsdom' {
  import { TestEnvironment } from 'jest-environment-jsdom';

  export = TestEnvironment;
}
