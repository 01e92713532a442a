import { openTestApi } from './open-test-api';
import { makeDatabases } from './make-databases';

// By itself this is the command that makes them before all tests: `jest.databases.config.js`.
it('the seeded databases of this state are made, and an API opens on a copy', async () => {
  await makeDatabases(process.env['TEST_DATABASE_URL']);
  await (await openTestApi()).close();
});
