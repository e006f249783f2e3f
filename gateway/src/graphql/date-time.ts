// The scalar DateTime.
import { GraphQLScalarType } from 'graphql';
import { refusal } from '../upstream/errors/refusals.ts';

/** RFC 3339 with a time zone; seconds and fractions of a second are optional. */
const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Input outside of these moments is a typing error. */
const MIN_TIME = Date.UTC(1970, 0, 1);
const MAX_TIME = Date.UTC(2200, 0, 1) - 1;

export const dateTimeScalar = new GraphQLScalarType<string | null, string>({
  name: 'DateTime',
  serialize(value) {
    const time = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined;
    if (!time || Number.isNaN(time.getTime())) {
      throw refusal('UPSTREAM_INVALID_MOMENT');
    }
    return time.toISOString();
  },
  parseValue(value) {
    const time = typeof value === 'string' ? readInput(value) : undefined;
    if (time === undefined) throw refusal('NOT_A_MOMENT');
    return new Date(time).toISOString();
  },
});

/** Milliseconds since 1970; undefined for anything but an accepted date-time. */
function readInput(text: string): number | undefined {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return undefined;
  const time = Date.parse(text);
  return time >= MIN_TIME && time <= MAX_TIME ? time : undefined;
}

/** `Date.parse` accepts the 30th of February and returns a day in March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
