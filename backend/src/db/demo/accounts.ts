// The two demo accounts; never created in production.
import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { users } from '../../modules/auth/tables.ts';
import { students } from '../../modules/students/tables.ts';
import type { Db } from '../client.ts';

const STUDENT = { email: 'student@alokpath.test', password: 'alokpath-student' };
const ADMIN = { email: 'admin@alokpath.test', password: 'alokpath-admin' };

/** Creates missing accounts; existing ones keep their passwords. */
export async function insertDemoAccounts(db: Db): Promise<void> {
  const present = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [STUDENT.email, ADMIN.email]));
  const isMissingAccount = (email: string) => !present.some((user) => user.email === email);
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

/**
 * Whether a demo account can sign in here: a warning for a start in production over demonstration
 * data.
 */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, ADMIN.email));
  return row !== undefined;
}
