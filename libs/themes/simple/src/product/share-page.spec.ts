import { sharePage } from './share-page';

const URL_OF_PAGE = 'http://default.localhost/product/komorebi-mug-white';
const clipboard = () => ({ writeText: jest.fn(() => Promise.resolve()) });

it('opens the sheet of the device', async () => {
  const share = jest.fn(() => Promise.resolve());
  const device = { share, clipboard: clipboard() };
  expect(await sharePage('マグカップ', URL_OF_PAGE, device)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'マグカップ', url: URL_OF_PAGE });
  expect(device.clipboard.writeText).not.toHaveBeenCalled();
});

it('copies the URL where the device has no sheet', async () => {
  const device = { clipboard: clipboard() };
  expect(await sharePage('マグカップ', URL_OF_PAGE, device)).toBe('copied');
  expect(device.clipboard.writeText).toHaveBeenCalledWith(URL_OF_PAGE);
});

it('says nothing when the shopper closes the sheet, and rejects what fails otherwise', async () => {
  const failing = (name: string) => ({
    clipboard: clipboard(),
    share: () => Promise.reject(new DOMException('x', name)),
  });
  expect(await sharePage('', URL_OF_PAGE, failing('AbortError'))).toBe('closed');
  await expect(sharePage('', URL_OF_PAGE, failing('NotAllowedError'))).rejects.toThrow('x');
});
