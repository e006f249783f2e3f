/** A short example of each format, and the template of a spreadsheet. */
import type { Language } from '../../../../i18n/format.ts';
import type { SourceFormat } from '../read/question.ts';

export const samples: Readonly<Record<SourceFormat, string>> = {
  numbered: '১। $2 + 3$ = কত?\nক) 4   খ) 5   গ) 6   ঘ) 7\nউত্তর: খ\nব্যাখ্যা: $2 + 3 = 5$\nনম্বর: 1',
  aiken: 'What is $2 + 3$?\nA) 4\nB) 5\nC) 6\nD) 7\nANSWER: B',
  gift: 'What is $2 + 3$? {\n~4\n=5 #$2 + 3 \\= 5$\n~6\n}\n\nThe sun is a star. {TRUE}',
  csv: 'Question,Option A,Option B,Option C,Option D,Answer,Points,Explanation\nWhat is $2 + 3$?,4,5,6,7,B,1,$2 + 3 = 5$',
};

export const templates: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Answer', 'Points', 'Explanation'],
    ['What is $2 + 3$?', '4', '5', '6', '7', 'B', '1', '$2 + 3 = 5$'],
  ],
  bn: [
    ['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'বিকল্প গ', 'বিকল্প ঘ', 'উত্তর', 'নম্বর', 'ব্যাখ্যা'],
    ['$2 + 3$ = কত?', '৪', '৫', '৬', '৭', 'খ', '১', '$2 + 3 = 5$'],
  ],
};
