/** Some browsers read the file only after the click was handled. */
const REVOKE_DELAY_MS = 10_000;

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
