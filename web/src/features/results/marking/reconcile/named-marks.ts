/** The marks of two markers with the markers' labels: their names, or first and second. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { Reconcile_MarkFragment } from './generated/reconcile.route.ts';

type NamedMark = Reconcile_MarkFragment & { readonly number: number; readonly name: string };

export function useNamedMarks(marks: readonly Reconcile_MarkFragment[]): readonly NamedMark[] {
  const { t } = useI18n();
  return marks.map((mark, index) => {
    const labelKey = index === 0 ? 'secondmarking.firstMarker' : 'secondmarking.secondMarker';
    return { ...mark, number: index + 1, name: mark.markerName ?? t(labelKey) };
  });
}
