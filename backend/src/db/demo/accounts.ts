// The two demo accounts; never created in production.
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { users } from '../../modules/auth/tables.ts';
import { students } from '../../modules/students/tables.ts';
import type { Db } from '../client.ts';

const STUDENT = { email: 'student@alokpath.test', password: 'alokpath-student' };
const ADMIN = { email: 'admin@alokpath.test', password: 'alokpath-admin' };

/** Creates missing accounts; existing ones keep their passwords. */
export async function insertDemoAccounts(db: Db): Promise<void> {
  const present = await findDemoEmails(db);
  const isMissingAccount = (email: string) => !present.includes(email);
  if (isMissingAccount(STUDENT.email)) {
    await insertUser(db, { id: 'demo-student', role: 'student', ...STUDENT });
    await db
      .insert(students)
      .values({
        id: 'demo-student-record',
        userId: 'demo-student',
        name: 'Nusrat Jahan',
        contactEmail: STUDENT.email,
      })
      .onConflictDoNothing();
  }
  if (isMissingAccount(ADMIN.email))
    await insertUser(db, { id: 'demo-admin', role: 'admin', ...ADMIN });
}

async function insertUser(
  db: Db,
  { password, ...user }: { id: string; role: 'student' | 'admin'; email: string; password: string },
) {
  await db
    .insert(users)
    .values({ ...user, passwordHash: await hashPassword(password) })
    .onConflictDoNothing();
}

/** Whether any demo account exists: a start in production warns of it. */
export const hasDemoAccounts = async (db: Db): Promise<boolean> =>
  (await findDemoEmails(db)).length > 0;

/** The addresses of the existing demo accounts. */
async function findDemoEmails(db: Db): Promise<(string | null)[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [STUDENT.email, ADMIN.email]));
  return rows.map(({ email }) => email);
}
