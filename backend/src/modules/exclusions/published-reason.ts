// The public reason below a published merit list.
import { Type } from 'typebox';

/** Plain text. */
export const PublishedReason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
