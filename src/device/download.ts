/** Saves a file in the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // After the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
