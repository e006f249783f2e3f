// Uploads of PDFs as a client makes them: a file that the server was too busy to check is sent
// again (docs/decisions/008).
import type { Student } from './kit.ts';
import { aPdf, multipart } from './multipart.ts';

/** Returns the response, which says whether the file was accepted. */
export async function sendPdf(person: Student, pdf: Uint8Array = aPdf()) {
  for (;;) {
    const response = await sendPdfOnce(person, pdf);
    if (response.body.code !== 'UPLOADS_BUSY') return response;
  }
}

export const sendPdfOnce = (person: Student, pdf: Uint8Array) =>
  person.send('POST', '/ext/files', multipart('file', 'a.pdf', Buffer.from(pdf)));
