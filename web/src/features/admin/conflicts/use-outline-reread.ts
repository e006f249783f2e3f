/** Reads an item of a course's outline again, for a form of a few fields. */
import { useApolloClient } from '@apollo/client/react';
import {
  EditableOutlineDocument,
  type EditableOutlineQuery,
  type EditableOutlineQueryVariables,
} from './generated/editable-content.ts';
import type { StoredItem } from './use-conflicts.ts';

type FoundContent = NonNullable<EditableOutlineQuery['editableContent']>;
type Texts = { readonly [Name in 'title' | 'summary' | 'imageUrl']: string };

/**
 * @param id undefined for a new item
 * @param valuesOf the form's values
 * @returns undefined for a new item
 */
export function useOutlineReread<Values>(
  kind: EditableOutlineQueryVariables['kind'],
  id: string | undefined,
  valuesOf: (texts: Texts) => Values,
): (() => Promise<StoredItem<Values> | null>) | undefined {
  const client = useApolloClient();
  if (id === undefined) return undefined;
  return async () => {
    const { data } = await client.query({
      query: EditableOutlineDocument,
      variables: { kind, id },
      fetchPolicy: 'no-cache',
    });
    const content = data?.editableContent;
    return content && content.title !== null ? storedItem(content, valuesOf) : null;
  };
}

function storedItem<Values>(
  content: FoundContent,
  valuesOf: (texts: Texts) => Values,
): StoredItem<Values> {
  const { title, summary, imageUrl, revision, changedAt, changedBy } = content;
  const values = valuesOf({ title: title ?? '', summary: summary ?? '', imageUrl: imageUrl ?? '' });
  return { values, revision, changedAt, changedBy };
}
