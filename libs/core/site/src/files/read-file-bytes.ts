/** The content of a file that the shopper has chosen. Rejects where it cannot be read any more. */
export const readFileBytes = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
      else reject(new TypeError('The file was read as text'));
    });
    reader.readAsArrayBuffer(file);
  });
