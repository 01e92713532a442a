import { loadDocumentFonts } from './document-fonts';
import { loadOnce } from './load-once';

it('the fonts are read once per process', async () => {
  const first = await loadDocumentFonts();
  expect((await loadDocumentFonts()) === first).toBe(true);
});

it('callers share one read, and a failed one is tried again', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('font');
  const load = loadOnce<string>(read);
  const results = await Promise.allSettled([load(), load()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(read).toHaveBeenCalledTimes(1);
  expect([await load(), await load()]).toEqual(['font', 'font']);
  expect(read).toHaveBeenCalledTimes(2);
});
