// Assignments: pieces of work given to all students.
import { randomUUID } from 'node:crypto';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const assignments = pgTable(
  'assignments',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    title: text().notNull(),
    description: text(),
    dueDate: timestamp({ withTimezone: true }),
  },
  (table) => [index('assignments_due').on(table.dueDate)],
);
