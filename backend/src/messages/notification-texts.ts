// Notifications as messages. The receiver's language is unknown, so each one says it in Bengali and then in English (account-texts.ts).
// The kinds are those of modules/notifications/tables.ts.

type Kind = 'exam-soon' | 'merit-list' | 'answers-marked' | 'assignment-due' | 'late-decided' | 'attempt-reopened';

/** Subject of e-mails. */
export const NOTIFICATION_SUBJECT = 'আলোকপথের খবর · Alokpath notification';

/** An SMS with Bengali letters has 67 characters per part: a longer title would make more than three parts. */
const MAX_TITLE = 40;

const bengaliTime = timeFormat('bn-BD');
const englishTime = timeFormat('en-GB');

function timeFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
}

/** The text of an e-mail or SMS about a notification. */
export function notificationText(kind: Kind, { title: full, at, accepted }: { title: string; at?: string; accepted?: boolean }): string {
  const title = full.length > MAX_TITLE ? `${full.slice(0, MAX_TITLE - 1).trimEnd()}…` : full;
  const time = at === undefined ? undefined : new Date(at);
  const [bn, en] = time ? [bengaliTime.format(time), englishTime.format(time)] : ['', ''];
  switch (kind) {
    case 'exam-soon':
      return `আলোকপথ: "${title}" শুরু ${bn}।\nStarts ${en}.`;
    case 'merit-list':
      return `আলোকপথ: "${title}" এর মেধাতালিকা প্রকাশিত হয়েছে।\nThe merit list is out.`;
    case 'answers-marked':
      return `আলোকপথ: "${title}" পরীক্ষার খাতা দেখা হয়েছে।\nYour answers are marked.`;
    case 'assignment-due':
      return `আলোকপথ: "${title}" জমা দেওয়ার শেষ সময় ${bn}।\nDue ${en}.`;
    case 'late-decided':
      return accepted
        ? `আলোকপথ: "${title}" পরীক্ষার দেরিতে আসা উত্তর গৃহীত হয়েছে।\nYour late answers were accepted.`
        : `আলোকপথ: "${title}" পরীক্ষার দেরিতে আসা উত্তর গৃহীত হয়নি।\nYour late answers were not accepted.`;
    case 'attempt-reopened':
      return `আলোকপথ: "${title}" পরীক্ষা ${bn} পর্যন্ত আবার খোলা।\nYour exam is open again until ${en}.`;
  }
}
