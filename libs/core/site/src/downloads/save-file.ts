/** Lets the browser save a file under a name, as if it had been linked to. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the URL by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
