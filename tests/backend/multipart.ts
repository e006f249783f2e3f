// Bodies of uploads, in the format of a browser's form.

/** The arguments of `send` to upload one file. */
export function multipart(
  field: string,
  filename: string,
  content: Buffer,
  type = 'application/octet-stream',
) {
  const boundary = '----alokpath';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** The arguments of `send` for raw bytes. */
export const octets = (payload: Buffer) => ({
  headers: { 'content-type': 'application/octet-stream' },
  payload,
});

/** A PDF of one page. @param bytes minimum size of the file */
export function aPdf(bytes = 0): Buffer {
  const contents = `0 0 50 50 re f ${' '.repeat(bytes)}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length ${contents.length}>>\nstream\n${contents}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n%\xe2\xe3\xcf\xd3\n${body}trailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n`,
    'latin1',
  );
}

/** A PNG of one pixel. */
export function aPng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}
