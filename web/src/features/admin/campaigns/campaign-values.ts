/** The values of the campaign form, as entered, and their conversion to mutation inputs. */
import * as z from 'zod/mini';
import { ruleAt } from '../../../forms/schema.ts';
import type { Revision_ContentFragment } from '../conflicts/generated/editable-content.ts';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { readMoment, typedMoment } from '../form/moments.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  momentText,
  optionalPicture,
  optionalText,
  requiredText,
} from '../form/schemas.ts';

const anyCampaign = z
  .object({
    title: requiredText(MAX_NAME_LENGTH),
    description: optionalText(MAX_DESCRIPTION_LENGTH),
    imageUrl: optionalPicture,
    /** Format of a `datetime-local` input, in Dhaka time, which compares as text. */
    startDate: momentText,
    endDate: momentText,
    /** Both empty for a campaign without an exam. */
    examKind: z.enum(['', 'MULTI_SUBJECT', 'SINGLE']),
    examId: z.string(),
    /** Shown only; empty without an exam. */
    examTitle: z.string(),
  })
  .check(
    ruleAt(
      ['endDate'],
      ({ startDate, endDate }) => !endDate || !startDate || endDate > startDate,
      'events.endsBeforeStart',
    ),
  );

const withDates = anyCampaign.check(
  ruleAt(['startDate'], ({ startDate }) => startDate !== '', 'admin.required'),
  ruleAt(['endDate'], ({ endDate }) => endDate !== '', 'admin.required'),
);

/** The schemas by how the form selects its exam; `fixed`: the exam cannot be changed. */
export const campaignSchemas = {
  none: anyCampaign,
  fixed: withDates,
  chosen: withDates.check(ruleAt(['examId'], ({ examId }) => examId !== '', 'admin.required')),
};

/** As typed. */
export type CampaignValues = z.input<typeof anyCampaign>;
/** The values after conversion by the schemas. */
export type CheckedCampaign = z.output<typeof anyCampaign>;

export const emptyCampaign: CampaignValues = {
  title: '',
  description: '',
  imageUrl: '',
  startDate: '',
  endDate: '',
  examKind: '',
  examId: '',
  examTitle: '',
};

interface StoredCampaign {
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly examKind?: 'MULTI_SUBJECT' | 'SINGLE' | null;
  readonly exam?: { readonly id: string; readonly title: string } | null;
}

function campaignValues({
  title,
  description,
  imageUrl,
  startDate,
  endDate,
  examKind,
  exam,
}: StoredCampaign): CampaignValues {
  return {
    title,
    description: description ?? '',
    imageUrl: imageUrl ?? '',
    startDate: typedMoment(startDate),
    endDate: typedMoment(endDate),
    examKind: examKind ?? '',
    examId: exam?.id ?? '',
    examTitle: exam?.title ?? '',
  };
}

/** A campaign with its revision; null if there is none. */
export function storedCampaign(
  content: Revision_ContentFragment | null | undefined,
  campaign: StoredCampaign | null | undefined,
): StoredItem<CampaignValues> | null {
  if (!content || !campaign) return null;
  const { revision, changedAt, changedBy } = content;
  return { values: campaignValues(campaign), revision, changedAt, changedBy };
}

/** The input for a campaign without an exam. */
export function campaignInput({
  title,
  description,
  imageUrl,
  startDate,
  endDate,
}: CheckedCampaign) {
  return {
    title,
    description,
    imageUrl,
    startDate: readMoment(startDate),
    endDate: readMoment(endDate),
  };
}

/** The input for an exam campaign; the form requires both dates and the exam. */
export function examCampaignInput(values: CheckedCampaign) {
  const { startDate, endDate, ...texts } = campaignInput(values);
  const dates = { startDate: startDate ?? '', endDate: endDate ?? '' };
  return {
    ...texts,
    ...dates,
    examId: values.examId,
    examKind: values.examKind || ('MULTI_SUBJECT' as const),
  };
}

/**
 * The fields of the input that were changed in the form.
 * @param opened the stored values that the change is based on
 */
function changesSince<Input extends object>(
  opened: CampaignValues,
  values: CheckedCampaign,
  input: Input,
): Partial<Input> {
  const changes = Object.entries(input).filter(([name]) => {
    const field = name as keyof CampaignValues;
    return opened[field] !== (values[field] ?? '');
  });
  return Object.fromEntries(changes) as Partial<Input>;
}

/** @param opened the stored values that the change is based on */
export const campaignChanges = (opened: CampaignValues, values: CheckedCampaign) =>
  changesSince(opened, values, campaignInput(values));

/**
 * The dates are sent only if they change also because a new date unpublishes the merit list.
 * @param opened the stored values that the change is based on
 */
export function examCampaignChanges(opened: CampaignValues, values: CheckedCampaign) {
  const { examId, examKind, ...input } = examCampaignInput(values);
  const isSameExam = opened.examId === values.examId && opened.examKind === values.examKind;
  return { ...changesSince(opened, values, input), ...(isSameExam ? {} : { examId, examKind }) };
}

/** Display order. */
export const campaignStates = ['live', 'upcoming', 'over'] as const;
export type CampaignState = (typeof campaignStates)[number];

/**
 * Without an end a campaign never ends; without a start it has started.
 * @param now in milliseconds
 */
export function stateOf(
  { startDate, endDate }: Pick<StoredCampaign, 'startDate' | 'endDate'>,
  now: number,
): CampaignState {
  if (endDate !== null && Date.parse(endDate) <= now) return 'over';
  return startDate !== null && Date.parse(startDate) > now ? 'upcoming' : 'live';
}
