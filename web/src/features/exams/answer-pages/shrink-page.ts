/** A photographed page, shrunk on the device. */
import { shrinkPicture } from '../../../uploads/shrink-picture.ts';
import { type AnswerPage, newId } from './answer-pages.ts';

/** Errors: UnreadablePictureError. */
export async function shrinkPage(file: File): Promise<AnswerPage> {
  return { id: newId(), ...(await shrinkPicture(file)), turn: 0 };
}
