// Creates parts of a course as an admin, and removes the course with all of them.
import type { APIRequestContext } from '@playwright/test';
import { execute } from './exam-kit.ts';

/** @param field the mutation, for example `createCourse`; returns the id of the created record */
export async function make(
  request: APIRequestContext,
  field: string,
  input: object,
): Promise<string> {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input!`;
  const name = field.replace('create', '');
  const part = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  const data = await execute<Record<string, Record<string, { id: string }>>>(
    request,
    `mutation ($input: ${type}) { ${field}(input: $input) { ${part} { id } } }`,
    { input },
  );
  const id = data[field]?.[part]?.id;
  if (id === undefined) throw new Error(`${field} returned no id.`);
  return id;
}

export async function deleteCourse(request: APIRequestContext, id: string): Promise<void> {
  await execute(
    request,
    'mutation ($input: DeleteCourseInput!) { deleteCourse(input: $input) { deletedId } }',
    { input: { id, force: true } },
  );
}
