/** Text that is put into a field of a form by a dialog. */

export type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Puts a text at the cursor, as if it were typed. */
export function insertText(field: TextField, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const end = selectionEnd ?? value.length;
  field.setRangeText(text, selectionStart ?? end, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
