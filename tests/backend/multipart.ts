// Bodies of uploads, as a browser's form sends them.

/** What `send` takes to upload one file. */
export function multipart(field: string, filename: string, content: Buffer, type = 'application/octet-stream') {
  const boundary = '----alokpath';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** @param bytes how long the file is at least */
export function aPdf(bytes = 0): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1'), Buffer.alloc(bytes, 0x20), Buffer.from('%%EOF\n')]);
}

/** A PNG of one pixel. */
export function aPng(): Buffer {
  return Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
}
