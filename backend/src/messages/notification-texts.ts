// Notifications as messages: in the account's language, or in Bengali and then in English if that
// is unknown (account-texts.ts). The kinds are those of modules/notifications/tables.ts.
import type { Language, Message } from './transport.ts';

type Kind =
  | 'exam-soon'
  | 'merit-list'
  | 'answers-marked'
  | 'assignment-due'
  | 'late-decided'
  | 'attempt-reopened'
  | 'exclusion-decided'
  | 'personal-window'
  | 'grant-given';

/** Subject of e-mails. */
const SUBJECTS = {
  bn: 'আলোকপথের বিজ্ঞপ্তি',
  en: 'Alokpath notification',
  both: 'আলোকপথের বিজ্ঞপ্তি · Alokpath notification',
};

/** The characters of one SMS: with English letters only, and with others. */
const ONE_SMS = { gsm: 160, others: 70 };
/** A message in two languages has several SMS anyway: a longer title would need more than three. */
const MAX_TITLE_IN_BOTH = 40;
/** A shorter title is meaningless: the message then has two SMS. */
const MIN_TITLE = 18;

const TIME = {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;
const englishTime = new Intl.DateTimeFormat('en-GB', TIME);
const bengaliTime = new Intl.DateTimeFormat('bn-BD', { ...TIME, dayPeriod: 'short' });

type Details = {
  title: string;
  at?: string;
  accepted?: boolean;
  changed?: boolean;
  role?: 'teacher' | 'marker';
};

/**
 * An e-mail or SMS about a notification. An e-mail has the whole title; in an SMS it is cut so that
 * the message is one SMS if possible.
 */
export function notificationMessage(
  kind: Kind,
  details: Details,
  { channel, language }: Pick<Message, 'channel' | 'language'>,
): Pick<Message, 'text' | 'subject' | 'language'> {
  const write = (title: string) => textOf(kind, { ...details, title }, language);
  const text =
    channel === 'email'
      ? write(details.title)
      : write(truncate(details.title, language ? roomIn(write, details.title) : MAX_TITLE_IN_BOTH));
  return { text, subject: SUBJECTS[language ?? 'both'], language };
}

/** The maximum length of a title in one SMS. */
function roomIn(write: (title: string) => string, title: string): number {
  const whole = write(title);
  const limit = /^[\n -~]*$/.test(whole) ? ONE_SMS.gsm : ONE_SMS.others;
  return Math.max(MIN_TITLE, limit - (whole.length - title.length));
}

const letters = new Intl.Segmenter('bn');

/** Cut between two letters: part of an emoji or of a Bengali conjunct would be unreadable. */
function truncate(title: string, max: number): string {
  if (title.length <= max) return title;
  // Three dots: the ellipsis character would halve the capacity of an SMS with English letters.
  const end = letters.segment(title).containing(max - 3)?.index ?? 0;
  return `${title.slice(0, end).trimEnd()}...`;
}

function textOf(kind: Kind, details: Details, language: Language | null): string {
  if (language === 'bn') return `আলোকপথ: ${inBengali(kind, details)}`;
  if (language === 'en') return `Alokpath: ${inEnglish(kind, details)}`;
  return `আলোকপথ: ${inBengali(kind, details)}\n${shortEnglish(kind, details)}`;
}

/** Bengali names the part of the day before the hour: ২৪ নভে, সকাল ১০:৩০. */
function timeIn(language: Language, at: string | undefined): string {
  if (at === undefined) return '';
  const time = new Date(at);
  if (language === 'en') return englishTime.format(time);
  const part = Object.fromEntries(
    bengaliTime.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${part.day} ${part.month}, ${part.dayPeriod} ${part.hour}:${part.minute}`;
}

function inBengali(kind: Kind, { title, at, accepted, changed, role }: Details): string {
  switch (kind) {
    case 'exam-soon':
      return `“${title}” শুরু ${timeIn('bn', at)}।`;
    case 'merit-list':
      return `“${title}”-এর মেধাতালিকা প্রকাশিত হয়েছে।`;
    case 'answers-marked':
      return changed ? `“${title}” পরীক্ষার নম্বর বা মন্তব্য বদলেছে।` : `“${title}” পরীক্ষার খাতা দেখা হয়েছে।`;
    case 'assignment-due':
      return `“${title}” জমা দেওয়ার শেষ সময় ${timeIn('bn', at)}।`;
    case 'late-decided':
      return accepted
        ? `“${title}” পরীক্ষার দেরিতে আসা উত্তর গৃহীত হয়েছে।`
        : `“${title}” পরীক্ষার দেরির উত্তর প্রত্যাখ্যাত হয়েছে।`;
    case 'attempt-reopened':
      return `“${title}” আবার খোলা ${timeIn('bn', at)} পর্যন্ত।`;
    case 'exclusion-decided':
      return accepted
        ? `“${title}”-এর মেধাতালিকায় আবার নেওয়া হয়েছে।`
        : `“${title}”-এর মেধাতালিকা থেকে বাদ পড়েছ।`;
    case 'personal-window':
      return accepted
        ? `“${title}” তোমার সময় ${timeIn('bn', at)} থেকে।`
        : `“${title}” আবার সবার সঙ্গে ${timeIn('bn', at)} থেকে।`;
    case 'grant-given':
      return role === 'teacher'
        ? `“${title}” কোর্সে পড়ানো ও খাতা দেখার অনুমতি আছে।`
        : `“${title}” কোর্সের খাতা দেখার অনুমতি আছে।`;
  }
}

function inEnglish(kind: Kind, { title, at, accepted, changed, role }: Details): string {
  switch (kind) {
    case 'exam-soon':
      return `"${title}" starts ${timeIn('en', at)}.`;
    case 'merit-list':
      return `the merit list of "${title}" is out.`;
    case 'answers-marked':
      return changed
        ? `your marks or comments in "${title}" were changed.`
        : `your answers in "${title}" are marked.`;
    case 'assignment-due':
      return `"${title}" is due ${timeIn('en', at)}.`;
    case 'late-decided':
      return accepted
        ? `your late answers in "${title}" were accepted.`
        : `your late answers in "${title}" were rejected.`;
    case 'attempt-reopened':
      return `"${title}" is open again until ${timeIn('en', at)}.`;
    case 'exclusion-decided':
      return accepted
        ? `you count for the merit list of "${title}" again.`
        : `you were taken off the merit list of "${title}".`;
    case 'personal-window':
      return accepted
        ? `you can start "${title}" from ${timeIn('en', at)}.`
        : `take "${title}" with all others, ${timeIn('en', at)}.`;
    case 'grant-given':
      return `you are a ${role} of "${title}" now.`;
  }
}

/** Follows the Bengali sentence, which contains the title. */
function shortEnglish(kind: Kind, { at, accepted, changed, role }: Details): string {
  switch (kind) {
    case 'exam-soon':
      return `Starts ${timeIn('en', at)}.`;
    case 'merit-list':
      return 'The merit list is out.';
    case 'answers-marked':
      return changed ? 'Your marks or comments were changed.' : 'Your answers are marked.';
    case 'assignment-due':
      return `Due ${timeIn('en', at)}.`;
    case 'late-decided':
      return accepted ? 'Your late answers were accepted.' : 'Your late answers were rejected.';
    case 'attempt-reopened':
      return `Open again until ${timeIn('en', at)}.`;
    case 'exclusion-decided':
      return accepted
        ? 'You count for the merit list again.'
        : 'You were taken off the merit list.';
    case 'personal-window':
      return accepted
        ? `You can start from ${timeIn('en', at)}.`
        : `Take it with all others, ${timeIn('en', at)}.`;
    case 'grant-given':
      return `You are a ${role} of this course now.`;
  }
}
