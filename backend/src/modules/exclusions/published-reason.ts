// The public reason below a published merit list.
import { requiredText } from '../../http/validation/texts.ts';

/** Plain text. */
export const PublishedReason = requiredText(500);
