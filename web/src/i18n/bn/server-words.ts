/**
 * What the server says, in Bengali: its sentences are the keys, `{name}` stands for what changes. English shows the server's own words
 * (specification, section 8). Fetched by apollo/bengali-words.ts when there is something to say; a test holds it against the sentences
 * in gateway and backend.
 */
import { formats } from '../format.ts';

const sentences: Readonly<Record<string, string>> = {
  // Logging in, signing up, the account
  'Logged in successfully': 'লগ ইন হয়েছে',
  'Logged out successfully': 'লগ আউট হয়েছে',
  'Invalid credentials': 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়',
  'Please login first': 'আগে লগ ইন করো',
  'Please login first.': 'আগে লগ ইন করো।',
  'Please sign up first.': 'আগে সাইন আপ করো।',
  'OTP sent. Please verify your account.': 'ওটিপি পাঠানো হয়েছে। অ্যাকাউন্টটি যাচাই করো।',
  'OTP expired': 'ওটিপির মেয়াদ শেষ',
  'Invalid OTP': 'ওটিপি ঠিক নয়',
  'Too many attempts. Please sign up again.': 'অনেকবার চেষ্টা হয়েছে। আবার সাইন আপ করো।',
  'Too many attempts. Please try again later.': 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করো।',
  'There is already an account for this. Please login.': 'এটি দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে। লগ ইন করো।',
  'If there is an account for this, a code is on its way.': 'এটির কোনো অ্যাকাউন্ট থাকলে একটি কোড যাচ্ছে।',
  'Your password was changed. Please login.': 'পাসওয়ার্ড বদলানো হয়েছে। লগ ইন করো।',
  'Another account has this e-mail address or phone number.': 'এই ইমেইল বা মোবাইল নম্বর অন্য অ্যাকাউন্টে আছে।',
  'An account needs an e-mail address or a phone number.': 'অ্যাকাউন্টে একটি ইমেইল বা মোবাইল নম্বর লাগে।',
  'Send either email or phoneNumber.': 'ইমেইল বা মোবাইল নম্বর, যেকোনো একটি দাও।',
  'send this or phoneNumber': 'এটি বা মোবাইল নম্বর দাও',
  'Give either an e-mail address or a phone number.': 'ইমেইল বা মোবাইল নম্বর, যেকোনো একটি দাও।',
  'The password has 1 to 128 characters.': 'পাসওয়ার্ড ১ থেকে ১২৮ অক্ষরের হয়।',
  'The message could not be sent. Please try again.': 'বার্তাটি পাঠানো যায়নি। আবার চেষ্টা করো।',
  'This server sends no codes for new passwords.': 'এই সার্ভার নতুন পাসওয়ার্ডের কোড পাঠায় না।',
  'Account deleted.': 'অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  'Student deleted.': 'শিক্ষার্থীর তথ্য মুছে ফেলা হয়েছে।',
  'This is the last admin. Make somebody else an admin first.': 'এটিই শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করো।',
  'Only an admin may change a role.': 'ভূমিকা শুধু অ্যাডমিন বদলাতে পারে।',
  'Only an admin may do this.': 'এটি শুধু অ্যাডমিন করতে পারে।',
  'This is for admins.': 'এটি অ্যাডমিনদের জন্য।',
  'This is not your account.': 'এটি তোমার অ্যাকাউন্ট নয়।',

  // Courses and the profile
  'Enrolled successfully': 'ভর্তি সম্পন্ন হয়েছে',
  'You are already enrolled in this course.': 'তুমি আগেই এই কোর্সে ভর্তি হয়েছ।',
  'This course is not free.': 'এই কোর্সটি ফ্রি নয়।',
  'You are not enrolled in this course.': 'তুমি এই কোর্সে ভর্তি নও।',
  'Enrol in the course to sit this exam.': 'এই পরীক্ষা দিতে কোর্সে ভর্তি হও।',
  'This belongs to someone else.': 'এটি অন্য কারও।',
  'This is not your record.': 'এটি তোমার তথ্য নয়।',
  'No student data available': 'শিক্ষার্থীর কোনো তথ্য নেই',
  'This account has a student record.': 'এই অ্যাকাউন্টে শিক্ষার্থীর তথ্য আগেই আছে।',
  'This record was changed in another place. Please reload it.': 'তথ্যটি অন্য জায়গা থেকে বদলানো হয়েছে। আবার লোড করো।',
  'Please check the marked fields.': 'চিহ্নিত ঘরগুলো দেখে নাও।',
  'Not a date of birth.': 'এটি জন্মতারিখ নয়।',
  'The date of birth is not a day in the past.': 'জন্মতারিখ অতীতের কোনো দিন নয়।',
  'is not a day in the past': 'অতীতের কোনো দিন নয়',
  'Send a JPEG, PNG or WebP image.': 'JPEG, PNG বা WebP ছবি দাও।',
  'The picture is damaged.': 'ছবিটি নষ্ট।',
  'The picture has too many pixels.': 'ছবিটির পিক্সেল খুব বেশি।',
  'Something that this belongs to was changed. Please try again.': 'এটি যার অংশ, তা বদলে গেছে। আবার চেষ্টা করো।',

  // Notes and progress
  'You have {count} notes already. Delete one first.': 'তোমার {count}টি নোট আগেই আছে। আগে একটি মুছে ফেলো।',
  'This note was changed in another place. Please reload it.': 'নোটটি অন্য জায়গা থেকে বদলানো হয়েছে। আবার লোড করো।',
  'Note deleted.': 'নোট মুছে ফেলা হয়েছে।',
  'Only a lesson has a video.': 'ভিডিও শুধু পাঠে থাকে।',
  'has no video to belong to': 'কোনো ভিডিওর অংশ নয়',
  'This server keeps no notes.': 'এই সার্ভার নোট রাখে না।',
  'This server keeps no progress.': 'এই সার্ভার অগ্রগতি রাখে না।',

  // Exams
  'The exam is closed.': 'পরীক্ষা শেষ হয়ে গেছে।',
  'The exam is not open.': 'পরীক্ষাটি খোলা নেই।',
  'The exam has not opened yet.': 'পরীক্ষা এখনো খোলেনি।',
  'The time is up.': 'সময় শেষ।',
  'The exam is still open: hand it in.': 'পরীক্ষা এখনো খোলা: জমা দাও।',
  'Start the exam first.': 'আগে পরীক্ষা শুরু করো।',
  'This is not your exam.': 'এটি তোমার পরীক্ষা নয়।',
  'This is not your result.': 'এটি তোমার ফলাফল নয়।',
  'This is not a ticket of the exam.': 'এটি পরীক্ষার টিকিট নয়।',
  'This exam is part of a campaign that you are not registered for.': 'পরীক্ষাটি এমন এক ক্যাম্পেইনের অংশ, যেখানে তুমি নিবন্ধিত নও।',
  'This exam is being started in another place. Please try again.': 'পরীক্ষাটি অন্য জায়গায় শুরু হচ্ছে। আবার চেষ্টা করো।',
  'An attempt at this exam is running: send its id as Idempotency-Key.': 'এই পরীক্ষা আগেই শুরু হয়েছে। সেটি চালিয়ে যাও।',
  'This attempt is for another exam.': 'এটি অন্য পরীক্ষার।',
  'This attempt is for another result.': 'এটি অন্য ফলাফলের।',
  'This Idempotency-Key was used for another exam.': 'এটি অন্য পরীক্ষায় ব্যবহার হয়েছে।',
  'The result is of another exam.': 'ফলাফলটি অন্য পরীক্ষার।',
  'is of another exam': 'অন্য পরীক্ষার',
  'is another one': 'মিলছে না',
  'The id in the body is another one.': 'ফলাফলটি মিলছে না।',
  'Another tab has saved newer answers.': 'অন্য ট্যাবে আরও নতুন উত্তর জমা হয়েছে।',
  'A question is answered twice.': 'একটি প্রশ্নের উত্তর দুবার দেওয়া হয়েছে।',
  'is answered twice': 'দুবার উত্তর দেওয়া হয়েছে',
  'Choose one option per question.': 'প্রতি প্রশ্নে একটি বিকল্প বেছে নাও।',
  'is more than one option': 'একটির বেশি বিকল্প',
  'These are more answers than a paper has questions.': 'প্রশ্নের চেয়ে উত্তর বেশি।',
  'You must attempt all mandatory subjects. "{subject}" is mandatory.': 'সব আবশ্যিক বিষয়ের উত্তর দিতে হবে। “{subject}” আবশ্যিক।',
  'At most {count} different answer sheets are kept for an attempt.': 'এক পরীক্ষার জন্য বেশি হলে {count}টি ভিন্ন উত্তরপত্র রাখা হয়।',
  'This server keeps no attempts.': 'এই সার্ভার চলমান পরীক্ষা রাখে না।',
  'Result deleted.': 'ফলাফল মুছে ফেলা হয়েছে।',
  'Academic result deleted.': 'ফলাফল মুছে ফেলা হয়েছে।',
  'A student has at most {count} results here.': 'এখানে একজন শিক্ষার্থীর বেশি হলে {count}টি ফলাফল থাকে।',
  'An admin has recorded this. Only an admin may change it.': 'এটি অ্যাডমিন লিখেছে। শুধু অ্যাডমিন বদলাতে পারে।',
  'The year is still to come.': 'বছরটি এখনো আসেনি।',
  'is still to come': 'এখনো আসেনি',
  'The GPA has more than two decimals.': 'জিপিএতে দশমিকের পরে দুই ঘরের বেশি আছে।',
  'has more than two decimals': 'দশমিকের পরে দুই ঘরের বেশি',

  // Marking
  'Nobody marks an exam of their own.': 'নিজের পরীক্ষায় কেউ নম্বর দেয় না।',
  'Only written exams are marked by hand.': 'শুধু লিখিত পরীক্ষায় হাতে নম্বর দেওয়া হয়।',
  'The student has handed in newer answers. Please reload them.': 'শিক্ষার্থী নতুন উত্তর জমা দিয়েছে। আবার লোড করো।',
  'The score must be from 0 to {total}.': 'নম্বর ০ থেকে {total}-এর মধ্যে হতে হবে।',
  'must be from 0 to {total}': '০ থেকে {total}-এর মধ্যে হতে হবে',
  'The marks add up to {sum}, not to {score}.': 'নম্বরের যোগফল {sum}, {score} নয়।',
  'is not the sum of the marks': 'নম্বরের যোগফল নয়',
  'The exam has no such question.': 'পরীক্ষায় এমন প্রশ্ন নেই।',
  'is not in the exam': 'এই পরীক্ষায় নেই',
  'A question is marked twice.': 'একটি প্রশ্নে দুবার নম্বর দেওয়া হয়েছে।',
  'is marked twice': 'দুবার নম্বর দেওয়া হয়েছে',
  'Marks have at most five decimals.': 'নম্বরে দশমিকের পরে বেশি হলে পাঁচ ঘর থাকে।',
  'has too many decimals': 'দশমিকের পরে ঘর বেশি',
  'This server does not tell what waits for a mark.': 'কোন উত্তরে নম্বর বাকি, এই সার্ভার তা জানায় না।',
  'This has been decided already.': 'এ বিষয়ে আগেই সিদ্ধান্ত হয়েছে।',

  // Files
  'Send a PDF.': 'একটি PDF দাও।',
  'Send a PDF of 1 to {count} pages.': '১ থেকে {count} পৃষ্ঠার একটি PDF দাও।',
  'The PDF cannot be read.': 'PDF-টি পড়া যাচ্ছে না।',
  'The PDF has notes or drawings that would get lost. Print it into a new PDF and send that.':
    'PDF-টিতে এমন টীকা বা আঁকা আছে, যা হারিয়ে যাবে। নতুন PDF হিসেবে প্রিন্ট করে সেটি দাও।',
  'The contents of a page are missing.': 'একটি পৃষ্ঠার লেখা নেই।',
  'Upload the answer as a PDF first.': 'আগে উত্তরটি PDF হিসেবে আপলোড করো।',
  'is not a file of yours': 'তোমার ফাইল নয়',
  'This is not the address of a PDF.': 'এটি কোনো PDF-এর ঠিকানা নয়।',
  'The file is empty.': 'ফাইলটি খালি।',
  'The file is too large.': 'ফাইলটি খুব বড়।',
  'The file is larger than {size} MB.': 'ফাইলটি {size} MB-র চেয়ে বড়।',
  'The body is too large.': 'যা পাঠানো হয়েছে তা খুব বড়।',
  'The file did not arrive whole.': 'ফাইলটি পুরো পৌঁছায়নি।',
  'No file was sent.': 'কোনো ফাইল পাঠানো হয়নি।',
  'No part begins there.': 'আপলোডের জায়গাটি মিলছে না।',
  'The upload goes on at another place.': 'আপলোডের জায়গাটি মিলছে না।',
  'Send the next {count} bytes.': 'আপলোডের অংশটি মিলছে না।',
  'Too many parts. Begin the upload anew.': 'আপলোডে অংশ বেশি হয়ে গেছে। নতুন করে শুরু করো।',
  'Too many files for one day. Please try again tomorrow.': 'এক দিনে অনেক ফাইল হয়ে গেছে। কাল আবার চেষ্টা করো।',
  'Too many files that could not be read. Please try again later.': 'অনেক ফাইল পড়া যায়নি। একটু পরে আবার চেষ্টা করো।',
  'Files cannot be reached at the moment. Please try again.': 'এখন ফাইল পাওয়া যাচ্ছে না। আবার চেষ্টা করো।',
  'This server takes no files.': 'এই সার্ভার ফাইল নেয় না।',
  'This server takes no files in parts.': 'এই সার্ভার ভাগে ভাগে ফাইল নেয় না।',

  // Campaigns
  'Registered successfully': 'নিবন্ধন হয়েছে',
  'You are already registered for this campaign.': 'তুমি আগেই এই ক্যাম্পেইনে নিবন্ধিত।',
  'You are not registered for this campaign.': 'তুমি এই ক্যাম্পেইনে নিবন্ধিত নও।',
  'The campaign is over.': 'ক্যাম্পেইন শেষ হয়ে গেছে।',

  // Anywhere
  'The server is busy. Please try again.': 'সার্ভার ব্যস্ত। আবার চেষ্টা করো।',
  'The request holds a character that cannot be stored.': 'লেখায় এমন অক্ষর আছে, যা রাখা যায় না।',
  'At most {count} characters.': 'বেশি হলে {count} অক্ষর।',
  'At most {count} at a time.': 'একবারে বেশি হলে {count}টি।',
  'must not have more than {count} characters': 'বেশি হলে {count} অক্ষর',
  'must not have fewer than {count} characters': 'কমপক্ষে {count} অক্ষর',
  'is not valid': 'ঠিক নয়',
  'is not a known field': 'অচেনা ঘর',
  'cannot be changed': 'বদলানো যায় না',
  'Not an id.': 'ঠিকানাটি ঠিক নয়।',
  'The address is not valid.': 'ঠিকানাটি ঠিক নয়।',
  'There is no such address.': 'এমন কোনো ঠিকানা নেই।',
  'The request is not valid.': 'অনুরোধটি ঠিক নয়।',
  "The request's {part} is not valid.": 'অনুরোধটি ঠিক নয়।',
  "'{field}' is missing.": 'একটি ঘর ফাঁকা আছে।',
  'There is no such {thing}.': 'এটি খুঁজে পাওয়া যায়নি।',
  // A field that a schema refuses; last, because it fits much.
  "'{field}' {words}.": 'একটি ঘরের লেখা ঠিক নয়।',
};

const blank = /\{(\w+)\}/g;

/** The sentences with something that changes, as patterns. */
const patterns = Object.entries(sentences).flatMap(([english, bengali]) => {
  if (!english.includes('{')) return [];
  const source = english.replace(/[.?*+^$()|[\]\\]/g, '\\$&').replace(blank, '(?<$1>.+)');
  return [{ pattern: new RegExp(`^${source}$`, 's'), bengali }];
});

/** The sentence in Bengali, digits included; null for one that is not known. What is Bengali already stays as it is. */
export function inBengali(sentence: string): string | null {
  if (/[\u0980-\u09ff]/.test(sentence) && !patterns.some(({ pattern }) => pattern.test(sentence))) return sentence;
  const exact = sentences[sentence];
  if (exact) return exact;
  for (const { pattern, bengali } of patterns) {
    const values = pattern.exec(sentence)?.groups;
    if (values) return bengali.replace(blank, (whole, name: string) => formats.bn.digits(values[name] ?? whole));
  }
  return null;
}
