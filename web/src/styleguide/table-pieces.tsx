/**
 * Styleguide: the table of a merit list, and a wide table in the text of a note, which scrolls in
 * its own box.
 */
import { MeritTable } from '../features/campaigns/merit-list/merit-table.tsx';
import { RichHtml } from '../ui/content/rich-html.tsx';
import { Piece, Section } from './section.tsx';

const place = {
  rank: 1,
  sharedBy: 1,
  district: 'কুষ্টিয়া',
  score: 18.75,
  wrongCount: 1,
  timeTakenMinutes: 21,
};
const entries = [
  { ...place, name: 'তাসনিম আক্তার স্নিগ্ধা', institution: 'কুষ্টিয়া সরকারি মহিলা কলেজ' },
  {
    ...place,
    rank: 2,
    sharedBy: 2,
    score: 17,
    name: 'শুভ্রদীপ চাকমা',
    institution: 'রাঙ্গামাটি সরকারি কলেজ',
    district: 'রাঙ্গামাটি',
  },
  { ...place, rank: 2, sharedBy: 2, score: 17, name: null, institution: null, district: null },
];

const html = `<table><thead><tr><th>রাশি</th><th>প্রতীক</th><th>একক</th></tr></thead>
  <tbody><tr><td>বেগ</td><td>v</td><td>মিটার প্রতি সেকেন্ড</td></tr><tr><td>ত্বরণ</td><td>a</td><td>মিটার প্রতি বর্গ সেকেন্ড</td></tr></tbody></table>`;

export function Tables() {
  return (
    <Section name="Tables">
      <Piece name="MeritTable">
        <MeritTable entries={entries} own={entries[1] ?? null} />
      </Piece>
      <Piece name="RichHtml">
        <RichHtml html={html} />
      </Piece>
    </Section>
  );
}
