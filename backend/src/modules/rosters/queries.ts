// SQL of rosters: candidates with their registrations, and registered students who are not on the
// roster.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findRows } from '../../db/find-rows.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { latinDigits, likePattern, wordsOf } from '../../records/search/typed-words.ts';
import { users } from '../auth/tables.ts';
import { examCampaignRegistrations as registrations } from '../campaigns/tables.ts';
import { students } from '../students/tables.ts';
import type { CandidateDocument, RosterDocument } from './documents.ts';
import { examRosterCandidates as candidates, examRosters as rosters } from './tables.ts';

export type RosterRow = typeof rosters.$inferSelect;

/** The roster that registration for the campaign follows; undefined if everyone can register. */
export async function findActiveRoster(db: Db, campaignId: string): Promise<RosterRow | undefined> {
  const isActive = and(eq(rosters.campaignId, campaignId), eq(rosters.state, 'active'));
  return (await db.select().from(rosters).where(isActive))[0];
}

const registered = sql`${registrations} r join ${students} s on s.id = r.student_id
  join ${users} u on u.id = s.user_id`;

/** The number of registered students without an entry in any of the rosters. */
export const offRosterCount = (
  campaignId: string,
  rosterIds: readonly string[],
): SQL => sql`(select count(*)::int from ${registered}
  where r.campaign_id = ${campaignId} and ${isOffRoster(rosterIds)})`;

const isOffRoster = (
  rosterIds: readonly string[],
): SQL => sql`not exists (select 1 from ${candidates} c
  where c.roster_id in ${[...rosterIds]} and c.address = any(array[r.roster_address, u.email,
  u.phone_number]))`;

/**
 * A condition of a registration: the student is not on the campaign's roster. False for all without
 * a roster.
 */
export function isRegisteredOffRoster(campaignId: string): SQL {
  const rosterId = sql`(select ${rosters.id} from ${rosters}
    where ${rosters.campaignId} = ${campaignId} and ${rosters.state} = 'active')`;
  const account = (column: SQL) =>
    sql`(select ${column} from ${students} s join ${users} u on u.id = s.user_id
      where s.id = ${registrations.studentId})`;
  const addresses = sql`array[${registrations.rosterAddress}, ${account(sql`u.email`)},
    ${account(sql`u.phone_number`)}]`;
  return sql`(${rosterId} is not null
    and not exists (select 1 from ${candidates} c where c.roster_id = ${rosterId}
    and c.address = any(${addresses})))`;
}

/** The addresses of registered students. */
const registeredAddresses = (
  campaignId: string,
): SQL => sql`(select a from ${registered}, unnest(array[r.roster_address, u.email,
  u.phone_number]) a
  where r.campaign_id = ${campaignId} and a is not null)`;

export async function findRoster(db: Db, campaignId: string): Promise<RosterDocument> {
  const roster = await findActiveRoster(db, campaignId);
  if (!roster) return { active: false, candidateCount: 0, registeredCount: 0, offRosterCount: 0 };
  const ofRoster = sql`select count(*)::int from ${candidates}
    where ${candidates.rosterId} = ${roster.id}`;
  const query = sql`select (${ofRoster}) as "candidateCount",
    ${offRosterCount(campaignId, [roster.id])} as "offRosterCount",
    (${ofRoster} and ${candidates.address} in ${registeredAddresses(campaignId)}) as "registeredCount"`;
  const [counts] = await findRows<Omit<RosterDocument, 'active'>>(db, query);
  return { candidateCount: 0, registeredCount: 0, offRosterCount: 0, ...counts, active: true };
}

type Filter = { q?: string | undefined; registered?: boolean | undefined };

const MAX_WORDS = 8;

/** Conditions: every word is part of the address, the name or the roll number. */
function matchesCandidate(q: string): SQL[] {
  return wordsOf(q, MAX_WORDS).map((word) => {
    const [written, plain] = [likePattern(word), likePattern(latinDigits(word))];
    return sql`(${candidates.name} ilike ${written} or ${candidates.rollNumber} ilike ${written}
      or concat_ws(' ', ${candidates.address}, ${candidates.rollNumber}) ilike ${plain})`;
  });
}

/** A page of the campaign's roster, in the order of its lines. */
export async function findCandidates(
  db: Db,
  campaignId: string,
  filter: Filter,
  page: Page,
): Promise<ListPage<CandidateDocument>> {
  const roster = await findActiveRoster(db, campaignId);
  const list = keyset(
    { timestamp: candidates.addedAt, id: candidates.id, order: 'oldest first' },
    page,
  );
  // As scalars, so that each is looked up by its index instead of hashing all students.
  const registeredBy = (condition: SQL) =>
    sql`(select r.student_id from ${registered} where r.campaign_id = ${campaignId} and ${condition}
      limit 1)`;
  const isRegisteredCandidate = sql`coalesce(${registeredBy(sql`r.roster_address = ${candidates.address}`)},
    ${registeredBy(sql`u.email = ${candidates.address}`)},
    ${registeredBy(sql`u.phone_number = ${candidates.address}`)}) is not null`;
  const hasRequestedState = filter.registered
    ? isRegisteredCandidate
    : sql`not (${isRegisteredCandidate})`;
  const where = and(
    eq(candidates.rosterId, roster?.id ?? ''),
    ...matchesCandidate(filter.q ?? ''),
    filter.registered === undefined ? undefined : hasRequestedState,
  );
  const rows = await db
    .select({ candidate: candidates, cursor: list.cursor })
    .from(candidates)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(db, sql`${candidates}`, where, page);
  const registrationOf = await findRegistered(
    db,
    campaignId,
    rows.map(({ candidate }) => candidate.address),
  );
  return list.toListPage(rows, count, ({ candidate: { id, address, name, rollNumber } }) => ({
    _id: id,
    address,
    ...withoutNulls({ name, rollNumber }),
    ...registrationOf.get(address),
  }));
}

/** The students registered with these addresses. */
async function findRegistered(db: Db, campaignId: string, addresses: readonly string[]) {
  const registrationOf = new Map<string, { studentId: string; registeredAt: string }>();
  if (addresses.length === 0) return registrationOf;
  // Two queries instead of an OR, so that each uses its index.
  const find = (condition: SQL | undefined) =>
    db
      .select({
        studentId: registrations.studentId,
        registeredAt: registrations.registeredAt,
        rosterAddress: registrations.rosterAddress,
        email: users.email,
        phoneNumber: users.phoneNumber,
      })
      .from(users)
      .innerJoin(students, eq(students.userId, users.id))
      .innerJoin(
        registrations,
        and(eq(registrations.studentId, students.id), eq(registrations.campaignId, campaignId)),
      )
      .where(condition);
  const rows = [
    ...(await find(
      or(inArray(users.email, [...addresses]), inArray(users.phoneNumber, [...addresses])),
    )),
    ...(await find(inArray(registrations.rosterAddress, [...addresses]))),
  ];
  for (const { studentId, registeredAt, ...own } of rows) {
    for (const address of [own.email, own.phoneNumber, own.rosterAddress]) {
      if (address !== null)
        registrationOf.set(address, { studentId, registeredAt: registeredAt.toISOString() });
    }
  }
  return registrationOf;
}

/** Removes candidates from the campaign's roster. */
export async function deleteCandidates(
  db: Db,
  rosterId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .delete(candidates)
    .where(and(eq(candidates.rosterId, rosterId), inArray(candidates.id, [...ids])));
}

/** Removes the addresses of an account from all rosters. */
export async function deleteCandidatesOf(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await db.delete(candidates).where(inArray(candidates.address, [...addresses]));
}
