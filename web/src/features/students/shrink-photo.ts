/** Makes a phone's photo a small square before it is sent: cheap on mobile data, and without the place it was taken at. */

const SIDE = 512;

/** The photo itself, where the browser cannot open it: the server says what is wrong with it. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const edge = Math.min(side, SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    canvas.getContext('2d')?.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, edge, edge);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
    return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
