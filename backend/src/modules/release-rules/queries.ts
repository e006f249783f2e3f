// SQL of release rules, and of what they and the campaigns currently show of results in an exam.
import {
  type AnyColumn,
  and,
  eq,
  gt,
  isNotNull,
  lte,
  max,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { RELEASED_AT } from '../campaigns/released-at.ts';
import { examCampaigns as campaigns } from '../campaigns/tables.ts';
import type { ExamKindName, ExamOfKind } from '../exams/documents.ts';
import { type Release, type ReleaseRule, releaseOf } from './release.ts';
import { examReleaseRules as rules } from './tables.ts';

const ruleColumn = (kind: ExamKindName) =>
  kind === 'multi-subject' ? rules.multiSubjectExamId : rules.examId;
const campaignColumn = (kind: ExamKindName) =>
  kind === 'multi-subject' ? campaigns.multiSubjectExamId : campaigns.examId;

type Conditions = { rule?: ReleaseRule; windowEnd?: Date };

/** The columns of a release rule. */
export const RULE_FIELDS = { visibility: rules.visibility, moment: rules.moment, date: rules.date };

/** For a join of the release rule to a row with the exam's id. */
export const isRuleOf = (kind: ExamKindName, examId: AnyColumn) => eq(ruleColumn(kind), examId);

const isWithheldAt = (now: Placeholder) => gt(RELEASED_AT, sql.param(now, campaigns.endDate));

/**
 * When the last campaign with an exam releases its results, for a row with the exam's id; may be in
 * the past. Null for an exam that is in no campaign.
 */
export const windowEndOf = (kind: ExamKindName, examId: AnyColumn) =>
  sql<Date | null>`(select max(${RELEASED_AT}) from ${campaigns}
    where ${campaignColumn(kind)} = ${examId})`.mapWith(rules.date);

type ConditionRow = {
  examId: string | null;
  visibility: ReleaseRule['visibility'] | null;
  moment: ReleaseRule['moment'] | null;
  date: Date | null;
};

/**
 * The rules of exams, and the release times of campaigns that withhold results in them: rows
 * without a visibility.
 */
const conditionsOf = (kind: ExamKindName) =>
  preparedQuery<{ examIds: string[]; now: Date }, ConditionRow[]>(
    `find_release_conditions_${kind}`,
    (db) => {
      const isOneOf = (column: AnyColumn) =>
        sql`${column} = any(${sql.placeholder('examIds')}::text[])`;
      const ofRule = db
        .select({
          examId: ruleColumn(kind),
          visibility: sql<ReleaseRule['visibility'] | null>`${rules.visibility}`.as('visibility'),
          moment: sql<ReleaseRule['moment'] | null>`${rules.moment}`.as('moment'),
          date: sql<Date | null>`${rules.date}`.mapWith(rules.date).as('date'),
        })
        .from(rules)
        .where(isOneOf(ruleColumn(kind)));
      const ofCampaigns = db
        .select({
          examId: campaignColumn(kind),
          visibility: sql<ReleaseRule['visibility'] | null>`null`.as('visibility'),
          moment: sql<ReleaseRule['moment'] | null>`null`.as('moment'),
          date: sql<Date | null>`${max(RELEASED_AT)}`.mapWith(rules.date).as('date'),
        })
        .from(campaigns)
        .where(and(isOneOf(campaignColumn(kind)), isWithheldAt(sql.placeholder('now'))))
        .groupBy(campaignColumn(kind));
      return unionAll(ofRule, ofCampaigns);
    },
  );
const selectConditions = {
  'multi-subject': conditionsOf('multi-subject'),
  single: conditionsOf('single'),
};

/**
 * The rules of these exams, and the campaigns that currently withhold results in them, by exam id.
 * One query.
 */
async function findConditions(
  db: Db,
  kind: ExamKindName,
  examIds: readonly string[],
  now: Date,
): Promise<Map<string, Conditions>> {
  const found = new Map<string, Conditions>();
  if (examIds.length === 0) return found;
  const rows = await selectConditions[kind](db, { examIds: [...new Set(examIds)], now });
  for (const { examId, visibility, moment, date } of rows) {
    if (examId === null) continue;
    const conditions = found.get(examId) ?? {};
    if (visibility !== null && moment !== null) conditions.rule = { visibility, moment, date };
    else if (date) conditions.windowEnd = date;
    found.set(examId, conditions);
  }
  return found;
}

/**
 * The visibility of results in these exams, by exam id; exams whose results are fully visible
 * have no entry. One query.
 */
export async function findReleases(
  db: Db,
  kind: ExamKindName,
  examIds: readonly string[],
  now: Date,
): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>();
  for (const [examId, { rule, windowEnd }] of await findConditions(db, kind, examIds, now)) {
    const release = releaseOf(rule, windowEnd, now);
    if (release) releases.set(examId, release);
  }
  return releases;
}

/**
 * Reads the releases of exams of a kind, for a reader of results; cached for several parts of a
 * result.
 */
export type ReadReleases = (
  kind: ExamKindName,
  examIds: readonly string[],
) => Promise<ReadonlyMap<string, Release>>;

/** Reads them from the database. */
export const releasesAt =
  (db: Db, now: Date): ReadReleases =>
  (kind, examIds) =>
    findReleases(db, kind, examIds, now);

/**
 * The same by the rule only, for a campaign that has released its results: other campaigns with the
 * same exam do not hide its merit list.
 */
export async function findReleaseByRule(
  db: Db,
  { kind, examId }: ExamOfKind,
  now: Date,
): Promise<Release | undefined> {
  const conditions = await findConditions(db, kind, [examId], now);
  return releaseOf(conditions.get(examId)?.rule, undefined, now);
}

/**
 * The rules of these exams with what they show now, by exam id; exams without a rule and without a
 * withholding campaign have no entry.
 */
export async function findReleaseRules(
  db: Db,
  kind: ExamKindName,
  examIds: readonly string[],
  now: Date,
) {
  const conditions = await findConditions(db, kind, examIds, now);
  return new Map(
    [...conditions].map(
      ([examId, { rule, windowEnd }]) =>
        [examId, { rule, release: releaseOf(rule, windowEnd, now) }] as const,
    ),
  );
}

/** The exams of that kind whose scores are currently hidden from students. */
export async function findExamsWithoutScores(
  db: Db,
  kind: ExamKindName,
  now: Date,
): Promise<string[]> {
  const withRule = await db
    .select({ examId: ruleColumn(kind) })
    .from(rules)
    .where(isNotNull(ruleColumn(kind)));
  const inCampaign = await db
    .select({ examId: campaignColumn(kind) })
    .from(campaigns)
    .where(and(isNotNull(campaignColumn(kind)), gt(RELEASED_AT, now)));
  const releases = await findReleases(
    db,
    kind,
    [...withRule, ...inCampaign].flatMap(({ examId }) => examId ?? []),
    now,
  );
  return [...releases]
    .filter(([, { visibility }]) => visibility === 'receipt')
    .map(([examId]) => examId);
}

/** The exams of that kind whose rule was changed, or whose release date has passed, since then. */
export async function findRulesInForceSince(
  db: Db,
  kind: ExamKindName,
  since: Date,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ examId: ruleColumn(kind) })
    .from(rules)
    .where(
      and(
        isNotNull(ruleColumn(kind)),
        or(gt(rules.updatedAt, since), and(gt(rules.date, since), lte(rules.date, now))),
      ),
    );
  return rows.flatMap(({ examId }) => examId ?? []);
}

export async function hasCampaign(db: Db, { kind, examId }: ExamOfKind): Promise<boolean> {
  return (
    (
      await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(eq(campaignColumn(kind), examId))
        .limit(1)
    ).length > 0
  );
}

export async function upsertReleaseRule(
  db: Db,
  { kind, examId }: ExamOfKind,
  values: ReleaseRule & { updatedBy: string; updatedAt: Date },
): Promise<void> {
  const exam = kind === 'multi-subject' ? { multiSubjectExamId: examId } : { examId };
  await db
    .insert(rules)
    .values({ ...exam, ...values })
    .onConflictDoUpdate({ target: ruleColumn(kind), set: values });
}
