afterAll(() => {
  throw new Error('落としました');
});

it('passes, and fails when it is over', () => expect(1).toBe(1));
