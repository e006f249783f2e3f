// The pages of admins, for pages.ts.
import { STUDENT_NAME } from './page-users.ts';
import type { SitePage } from './site-page.ts';

const DU = 'ঢাকা বিশ্ববিদ্যালয় (DU)';
const SCIENCE = 'একাদশ-দ্বাদশ শ্রেণি: বিজ্ঞান বিভাগ';
const PAPER = 'ঢাবি ক ইউনিট (বিজ্ঞান) ২০২২: সংক্ষিপ্ত অনুশীলনপত্র';
const MARATHON = 'পদার্থবিজ্ঞান সূত্র ম্যারাথন';
const OPEN_TEST = 'রাবি সি ইউনিট উন্মুক্ত অনুশীলন পরীক্ষা';
const DASHBOARD = ['Dashboard', 'ড্যাশবোর্ড'] as const;

export const adminPages: readonly Omit<SitePage, 'user'>[] = [
  {
    name: 'dashboard-admin',
    path: '/student-dashboard',
    heading: ['Welcome', 'স্বাগত'],
    title: DASHBOARD,
  },
  { name: 'boss', path: '/boss', heading: ['Admin', 'অ্যাডমিন'] },
  { name: 'admin-courses', path: '/boss/courses', heading: ['Courses', 'কোর্স'] },
  {
    name: 'admin-course-wizard',
    path: '/boss/courses/wizard?category=academic',
    heading: ['Course wizard', 'ধাপে ধাপে কোর্স তৈরি'],
  },
  {
    name: 'admin-course-new',
    path: '/boss/courses/new?type=academic',
    heading: ['New course', 'নতুন কোর্স'],
  },
  { name: 'admin-course-content', path: '/boss/courses/class11-12-science', heading: SCIENCE },
  { name: 'admin-admission-content', path: '/boss/admission/du', heading: DU },
  {
    name: 'admin-exam',
    path: '/boss/exams/class11-12-physics-1-02-exam-1',
    heading: ['Edit: ভেক্টর: বহুনির্বাচনি পরীক্ষা', 'সম্পাদনা: ভেক্টর: বহুনির্বাচনি পরীক্ষা'],
  },
  {
    name: 'admin-exam-print',
    path: '/boss/exams/class11-12-physics-1-02-exam-1/print',
    heading: ['Print: ভেক্টর: বহুনির্বাচনি পরীক্ষা', 'ছাপান: ভেক্টর: বহুনির্বাচনি পরীক্ষা'],
  },
  {
    name: 'admin-exam-preview',
    path: '/boss/exams/class11-12-physics-1-02-exam-1/preview',
    heading: 'ভেক্টর: বহুনির্বাচনি পরীক্ষা',
  },
  {
    name: 'admin-lesson',
    path: '/boss/lessons/class11-12-physics-1-02-lesson-1',
    heading: ['Edit: ভেক্টরের যোগ, বিভাজন ও আপেক্ষিক বেগ', 'সম্পাদনা: ভেক্টরের যোগ, বিভাজন ও আপেক্ষিক বেগ'],
  },
  {
    name: 'admin-lesson-new',
    path: '/boss/lessons/new?chapterId=class11-12-physics-1-02',
    heading: ['Add a lesson', 'পাঠ যোগ করুন'],
  },
  {
    name: 'admin-note',
    path: '/boss/notes/class11-12-physics-1-02-note-1',
    heading: ['Edit: ভেক্টর: সূত্র ও বিশেষ ক্ষেত্র', 'সম্পাদনা: ভেক্টর: সূত্র ও বিশেষ ক্ষেত্র'],
  },
  {
    name: 'admin-note-new',
    path: '/boss/notes/new?chapterId=class11-12-physics-1-02',
    heading: ['Add a note', 'নোট যোগ করুন'],
  },
  {
    name: 'admin-paper-new',
    path: '/boss/papers/new?yearId=none',
    heading: ['New paper', 'নতুন প্রশ্নপত্র'],
  },
  {
    name: 'admin-admission-course',
    path: '/boss/admission/du/details',
    heading: [`Edit: ${DU}`, `সম্পাদনা: ${DU}`],
  },
  { name: 'admin-campaigns', path: '/boss/campaigns', heading: ['Campaigns', 'ক্যাম্পেইন'] },
  {
    name: 'admin-campaign-new',
    path: '/boss/campaigns/new',
    heading: ['Add a campaign', 'ক্যাম্পেইন যোগ করুন'],
  },
  {
    name: 'admin-exam-campaign-new',
    path: '/boss/campaigns/exams/new',
    heading: ['Add an exam campaign', 'পরীক্ষাসহ ক্যাম্পেইন যোগ করুন'],
  },
  {
    name: 'admin-roster',
    path: '/boss/campaigns/exams/ru-science-open-test/roster',
    heading: [`Candidates: ${OPEN_TEST}`, `প্রার্থী: ${OPEN_TEST}`],
  },
  {
    name: 'admin-assignments',
    path: '/boss/assignments',
    heading: ['Assignments', 'অ্যাসাইনমেন্ট'],
  },
  {
    name: 'admin-submissions',
    path: '/boss/assignments/english-reading-diary/submissions',
    heading: ['Submissions', 'জমা দেওয়া কাজ'],
  },
  { name: 'question-bank', path: '/boss/questions', heading: ['Question bank', 'প্রশ্নভান্ডার'] },
  {
    name: 'question-bank-new',
    path: '/boss/questions/new',
    heading: ['New question', 'নতুন প্রশ্ন'],
  },
  { name: 'admin-log', path: '/boss/log', heading: ['Change log', 'পরিবর্তনের তালিকা'] },
  {
    name: 'admin-search',
    path: '/boss/search?q=vector',
    heading: ['Search everything', 'সবকিছু খুঁজুন'],
  },
  { name: 'admin-people', path: '/boss/people', heading: ['People', 'শিক্ষার্থী ও অ্যাকাউন্ট'] },
  { name: 'late-list', path: '/boss/late-answers', heading: ['Late answers', 'দেরিতে আসা উত্তর'] },
  {
    name: 'reconcile-list',
    path: '/boss/reconcile',
    heading: ['To be reconciled', 'দুই পরীক্ষকের অমিল'],
  },
  {
    name: 'exam-live',
    path: '/boss/live/single/class11-12-physics-1-02-exam-1',
    heading: ['Live view: ভেক্টর: বহুনির্বাচনি পরীক্ষা', 'সরাসরি অবস্থা: ভেক্টর: বহুনির্বাচনি পরীক্ষা'],
  },
  {
    name: 'exam-statistics',
    path: '/boss/statistics/single/class11-12-physics-1-02-exam-1',
    heading: ['Statistics: ভেক্টর: বহুনির্বাচনি পরীক্ষা', 'পরিসংখ্যান: ভেক্টর: বহুনির্বাচনি পরীক্ষা'],
  },
  {
    name: 'key-challenges',
    path: '/boss/key-challenges',
    heading: ['Reported mistakes', 'শিক্ষার্থীদের জানানো ভুল'],
  },
  {
    name: 'exam-keys',
    path: '/boss/keys/single/class11-12-physics-1-02-exam-1',
    heading: ['Correct the key: ভেক্টর: বহুনির্বাচনি পরীক্ষা', 'উত্তরমালা সংশোধন: ভেক্টর: বহুনির্বাচনি পরীক্ষা'],
  },
  {
    name: 'marking-list',
    path: '/boss/marking',
    heading: ['Written answers to mark', 'যেসব লিখিত উত্তর দেখা বাকি'],
  },
  {
    name: 'marking-exams',
    path: '/boss/marking?by=exam',
    heading: ['Written answers to mark', 'যেসব লিখিত উত্তর দেখা বাকি'],
  },
  {
    name: 'marking-students',
    path: '/boss/marking?by=student',
    heading: ['Written answers to mark', 'যেসব লিখিত উত্তর দেখা বাকি'],
  },
  {
    name: 'marking',
    path: ({ studentId }) => `/boss/marking/${studentId}/class11-12-physics-1-02-exam-2`,
    heading: 'ভেক্টর: লিখিত পরীক্ষা',
  },
  {
    name: 'admin-course-details',
    path: '/boss/courses/class11-12-science/details',
    heading: [`Edit: ${SCIENCE}`, `সম্পাদনা: ${SCIENCE}`],
  },
  {
    name: 'admin-admission-course-new',
    path: '/boss/admission/new',
    heading: ['New admission course', 'নতুন ভর্তি কোর্স'],
  },
  {
    name: 'admin-exam-new',
    path: '/boss/exams/new?parentType=CHAPTER&parentId=class11-12-physics-1-02',
    heading: ['New exam', 'নতুন পরীক্ষা'],
  },
  {
    name: 'admin-exam-written',
    path: '/boss/exams/class11-12-physics-1-02-exam-2',
    heading: ['Edit: ভেক্টর: লিখিত পরীক্ষা', 'সম্পাদনা: ভেক্টর: লিখিত পরীক্ষা'],
  },
  {
    name: 'admin-paper',
    isLong: true,
    path: '/boss/papers/du-a-2022-exam',
    heading: [`Edit: ${PAPER}`, `সম্পাদনা: ${PAPER}`],
  },
  {
    name: 'admin-paper-print',
    isLong: true,
    path: '/boss/papers/du-a-2022-exam/print',
    heading: [`Print: ${PAPER}`, `ছাপান: ${PAPER}`],
  },
  {
    name: 'admin-paper-preview',
    isLong: true,
    path: '/boss/papers/du-a-2022-exam/preview',
    heading: PAPER,
  },
  {
    name: 'admin-campaign',
    path: '/boss/campaigns/physics-formula-marathon',
    heading: [`Edit: ${MARATHON}`, `সম্পাদনা: ${MARATHON}`],
  },
  {
    name: 'admin-campaign-registrations',
    path: '/boss/campaigns/physics-formula-marathon/registrations',
    heading: [`Registrations: ${MARATHON}`, `নিবন্ধন: ${MARATHON}`],
  },
  {
    name: 'admin-exam-campaign',
    path: '/boss/campaigns/exams/ru-science-open-test',
    heading: [`Edit: ${OPEN_TEST}`, `সম্পাদনা: ${OPEN_TEST}`],
  },
  {
    name: 'admin-exam-campaign-registrations',
    path: '/boss/campaigns/exams/ru-science-open-test/registrations',
    heading: [`Registrations: ${OPEN_TEST}`, `নিবন্ধন: ${OPEN_TEST}`],
  },
  {
    name: 'question-bank-edit',
    path: ({ bankQuestionId }) => `/boss/questions/${bankQuestionId}`,
    heading: ['Edit question', 'প্রশ্ন সম্পাদনা'],
  },
  {
    name: 'admin-person',
    path: ({ studentRecordId }) => `/boss/people/${studentRecordId}`,
    heading: STUDENT_NAME,
  },
  {
    name: 'paper-statistics',
    path: '/boss/statistics/multi-subject/du-a-2022-exam',
    heading: [`Statistics: ${PAPER}`, `পরিসংখ্যান: ${PAPER}`],
  },
];
