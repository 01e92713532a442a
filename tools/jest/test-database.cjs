/**
 * Before each file of tests of pages and what they are made of: the API they ask stands on PostgreSQL where there is a
 * server, which costs them a fifth less; in the soak's run of the embedded database it stands on that.
 */
if (process.env.TEST_DATABASE_URL && process.env.SHOP_EMBEDDED_WHOLE !== '1')
  process.env.SHOP_TEST_DATABASE = 'postgres';
