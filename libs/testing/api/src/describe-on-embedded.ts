/**
 * Tests of what only the embedded database of the test API shows; the contract's run on PostgreSQL reports them as
 * skipped.
 */
export const describeOnEmbedded = process.env['SHOP_TEST_DATABASE'] === 'postgres' ? describe.skip : describe;
