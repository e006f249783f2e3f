/**
 * The eight divisions and 64 districts of Bangladesh, suggested in address fields; other values are
 * accepted too.
 */
import type { Language } from '../../i18n/format.ts';

/** A place's name in both languages. */
export type Place = Readonly<Record<Language, string>>;

/** Districts by division, each as `English|Bengali`. */
const places: Readonly<Record<string, string>> = {
  'Dhaka|ঢাকা':
    'Dhaka|ঢাকা,Faridpur|ফরিদপুর,Gazipur|গাজীপুর,Gopalganj|গোপালগঞ্জ,Kishoreganj|কিশোরগঞ্জ,Madaripur|মাদারীপুর,Manikganj|মানিকগঞ্জ,Munshiganj|মুন্সীগঞ্জ,Narayanganj|নারায়ণগঞ্জ,Narsingdi|নরসিংদী,Rajbari|রাজবাড়ী,Shariatpur|শরীয়তপুর,Tangail|টাঙ্গাইল',
  'Chattogram|চট্টগ্রাম':
    'Bandarban|বান্দরবান,Brahmanbaria|ব্রাহ্মণবাড়িয়া,Chandpur|চাঁদপুর,Chattogram|চট্টগ্রাম,Cox’s Bazar|কক্সবাজার,Cumilla|কুমিল্লা,Feni|ফেনী,Khagrachhari|খাগড়াছড়ি,Lakshmipur|লক্ষ্মীপুর,Noakhali|নোয়াখালী,Rangamati|রাঙ্গামাটি',
  'Rajshahi|রাজশাহী':
    'Bogura|বগুড়া,Chapainawabganj|চাঁপাইনবাবগঞ্জ,Joypurhat|জয়পুরহাট,Naogaon|নওগাঁ,Natore|নাটোর,Pabna|পাবনা,Rajshahi|রাজশাহী,Sirajganj|সিরাজগঞ্জ',
  'Khulna|খুলনা':
    'Bagerhat|বাগেরহাট,Chuadanga|চুয়াডাঙ্গা,Jashore|যশোর,Jhenaidah|ঝিনাইদহ,Khulna|খুলনা,Kushtia|কুষ্টিয়া,Magura|মাগুরা,Meherpur|মেহেরপুর,Narail|নড়াইল,Satkhira|সাতক্ষীরা',
  'Barishal|বরিশাল':
    'Barguna|বরগুনা,Barishal|বরিশাল,Bhola|ভোলা,Jhalokathi|ঝালকাঠি,Patuakhali|পটুয়াখালী,Pirojpur|পিরোজপুর',
  'Sylhet|সিলেট': 'Habiganj|হবিগঞ্জ,Moulvibazar|মৌলভীবাজার,Sunamganj|সুনামগঞ্জ,Sylhet|সিলেট',
  'Rangpur|রংপুর':
    'Dinajpur|দিনাজপুর,Gaibandha|গাইবান্ধা,Kurigram|কুড়িগ্রাম,Lalmonirhat|লালমনিরহাট,Nilphamari|নীলফামারী,Panchagarh|পঞ্চগড়,Rangpur|রংপুর,Thakurgaon|ঠাকুরগাঁও',
  'Mymensingh|ময়মনসিংহ': 'Jamalpur|জামালপুর,Mymensingh|ময়মনসিংহ,Netrokona|নেত্রকোনা,Sherpur|শেরপুর',
};

function place(names: string): Place {
  const [en = '', bn = ''] = names.split('|');
  return { en, bn };
}

const regions = Object.entries(places).map(([division, inside]) => ({
  division: place(division),
  districts: inside.split(',').map(place),
}));

const allDivisions = regions.map(({ division }) => division);
const allDistricts = regions.flatMap((region) => region.districts);

/** Sorted by the language's alphabet. */
const sorted = (list: readonly Place[], lang: Language) =>
  list.toSorted((a, b) => a[lang].localeCompare(b[lang], lang));

export const districts = {
  en: sorted(allDistricts, 'en').map(({ en }) => en),
  bn: sorted(allDistricts, 'bn').map(({ bn }) => bn),
} as const;

export const divisionsFor = (lang: Language): readonly Place[] => sorted(allDivisions, lang);

/**
 * The districts of a division, named in either language; all districts if the division is unknown.
 */
export function districtsOf(division: string, lang: Language): readonly Place[] {
  // Some Bengali letters with a dot below have two Unicode encodings.
  const normalizedName = division.trim().normalize('NFC').toLowerCase();
  const region = regions.find(
    ({ division: { en, bn } }) =>
      en.toLowerCase() === normalizedName || bn.normalize('NFC') === normalizedName,
  );
  return sorted(region?.districts ?? allDistricts, lang);
}
