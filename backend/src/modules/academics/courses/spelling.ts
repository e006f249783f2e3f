// The two spellings of a course: that of /academiccourse, in which it is stored, and the generic
// one of /course (specification, section 3).
import { definedFields } from '../../../http/validation/bodies.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import type { CourseChangesSent, CourseSent, GenericCourseSent } from '../bodies.ts';
import type { CourseDocument, GenericCourseDocument } from '../documents.ts';

/** The course with its generic names in addition. */
export function toGeneric(course: CourseDocument): GenericCourseDocument {
  const {
    title: courseName,
    price: enrollmentFee,
    discountPrice: discountFee,
    thumbnailImageUrl,
  } = course;
  return {
    ...course,
    courseName,
    enrollmentFee,
    discountFee,
    ...(thumbnailImageUrl && { courseThumbnail: thumbnailImageUrl }),
  };
}

/** The changes in the stored spelling. @throws 400 if both spellings were sent and differ */
export function fromGeneric(body: GenericCourseSent): CourseChangesSent {
  const { courseName, enrollmentFee, discountFee, courseThumbnail, ...rest } = body;
  const specificFields = {
    title: valueOfEither(rest.title, courseName, 'title', 'courseName'),
    price: valueOfEither(rest.price, enrollmentFee, 'price', 'enrollmentFee'),
    discountPrice: valueOfEither(rest.discountPrice, discountFee, 'discountPrice', 'discountFee'),
    thumbnailImageUrl: valueOfEither(
      rest.thumbnailImageUrl,
      courseThumbnail,
      'thumbnailImageUrl',
      'courseThumbnail',
    ),
  };
  return {
    ...rest,
    ...definedFields(specificFields, ['title', 'price', 'discountPrice', 'thumbnailImageUrl']),
  };
}

/** The same for a new course. @throws 400 without a title or price in either spelling */
export function wholeFromGeneric(
  body: GenericCourseSent & Pick<CourseSent, 'courseCode'>,
): CourseSent {
  const changes = fromGeneric(body);
  return {
    ...changes,
    courseCode: body.courseCode,
    title: requireValue(changes.title, 'title'),
    price: requireValue(changes.price, 'price'),
  };
}

function valueOfEither<T>(specific: T, generic: T, name: string, genericName: string): T {
  if (specific === undefined) return generic;
  if (generic !== undefined && generic !== specific) {
    refuse('SPELLINGS_DIFFER', { name, genericName }, [problem(genericName, 'DIFFERS', { name })]);
  }
  return specific;
}

function requireValue<T>(value: T | undefined, name: string): T {
  return value ?? refuse('FIELD_MISSING', { name }, [problem(name, 'IS_MISSING')]);
}
