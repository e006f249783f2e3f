/** Reads an item of a course's outline again, for a form of a few fields. */
import { useApolloClient } from '@apollo/client/react';
import {
  EditableOutlineDocument,
  type EditableOutlineQuery,
  type EditableOutlineQueryVariables,
} from './generated/editable-content.ts';
import type { StoredItem } from './use-conflicts.ts';

type Found = NonNullable<EditableOutlineQuery['editableContent']>;
type Texts = { readonly [Name in 'title' | 'summary' | 'imageUrl']: string };

/**
 * @param id undefined for a new item
 * @param valuesOf the form's values
 * @returns undefined for a new item
 */
export function useOutlineReread<Values>(
  kind: EditableOutlineQueryVariables['kind'],
  id: string | undefined,
  valuesOf: (found: Texts) => Values,
): (() => Promise<StoredItem<Values> | null>) | undefined {
  const client = useApolloClient();
  if (id === undefined) return undefined;
  return async () => {
    const { data } = await client.query({
      query: EditableOutlineDocument,
      variables: { kind, id },
      fetchPolicy: 'no-cache',
    });
    const found = data?.editableContent;
    return found && found.title !== null ? storedItem(found, valuesOf) : null;
  };
}

function storedItem<Values>(found: Found, valuesOf: (found: Texts) => Values): StoredItem<Values> {
  const { title, summary, imageUrl, revision, changedAt, changedBy } = found;
  const values = valuesOf({ title: title ?? '', summary: summary ?? '', imageUrl: imageUrl ?? '' });
  return { values, revision, changedAt, changedBy };
}
