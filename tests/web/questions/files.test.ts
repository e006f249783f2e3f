import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import {
  FileRefusedError,
  fileText,
} from '../../../web/src/features/admin/question-files/read/file-text.ts';
import { limits } from '../../../web/src/features/admin/question-files/read/question.ts';
import { readQuestions } from '../../../web/src/features/admin/question-files/read/read.ts';
import {
  bytesOf,
  equation,
  paragraph,
  picture,
  raised,
  table,
  underlined,
  wordFile,
} from './office-kit.ts';

async function questionsOf(bytes: Uint8Array) {
  const { text, format } = await fileText(bytes);
  return readQuestions(text, format, true).questions.map((question) => [
    question.text,
    ...question.options.map((option) => (option.isCorrect ? '*' : '') + option.text),
    ...question.problems.map(({ code }) => `!${code}`),
  ]);
}

const refusalOf = (bytes: Uint8Array) =>
  fileText(bytes).then(
    () => null,
    (error: unknown) => (error instanceof FileRefusedError ? error.reason : error),
  );

const utf16 = (text: string, isLittleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
};

const csv = 'Question;ক;খ;Answer\nরং?;লাল;নীল;খ\n';

describe('text files', () => {
  it.each([
    ['UTF-8', strToU8(csv)],
    ['UTF-8 with byte order mark', strToU8(`\ufeff${csv}`)],
    ['UTF-16 with byte order mark', utf16(`\ufeff${csv}`, true)],
    ['UTF-16, big endian', utf16(`\ufeff${csv}`, false)],
  ])('are read in %s', async (_, bytes) => {
    expect(await questionsOf(bytes)).toEqual([['রং?', 'লাল', '*নীল']]);
  });

  it('are read in UTF-16 without byte order mark', async () => {
    expect(await questionsOf(utf16('Two?\nA) 1\nB) 2\nANSWER: B', true))).toEqual([
      ['Two?', '1', '*2'],
    ]);
  });

  it('are rejected in other encodings, and if they are empty or too long', async () => {
    expect(await refusalOf(Uint8Array.of(0x41, 0xe9, 0x42))).toBe('notText');
    expect(await refusalOf(new Uint8Array())).toBe('empty');
    expect(await refusalOf(strToU8(' \n'))).toBe('empty');
    expect(await refusalOf(strToU8('x'.repeat(limits.sourceLength + 1)))).toBe('textTooLong');
    expect(await refusalOf(new Uint8Array(limits.fileSize + 1))).toBe('tooLarge');
  });
});

describe('Word files', () => {
  it('are read with typed numbers, options on one line, and answers', async () => {
    const file = wordFile(
      paragraph('১। রাজধানী?') +
        paragraph('ক) ঢাকা\u00a0\u00a0 খ) খুলনা') +
        paragraph('উত্তর: ক') +
        paragraph('২. x', undefined, raised('2')) +
        paragraph('ক) ১') +
        paragraph('খ) ২') +
        paragraph('উত্তর: খ'),
    );
    expect(await questionsOf(file)).toEqual([
      ['রাজধানী?', '*ঢাকা', 'খুলনা'],
      ['x²', '১', '*২'],
    ]);
  });

  it("are read with Word's own numbering of questions and options", async () => {
    const question = (text: string) =>
      paragraph(text, [1, 0]) +
      paragraph('one', [1, 1]) +
      paragraph('two', [1, 1]) +
      paragraph('Answer: b');
    expect(await questionsOf(wordFile(question('First?') + question('Second?')))).toEqual([
      ['First?', 'one', '*two'],
      ['Second?', 'one', '*two'],
    ]);
  });

  it("are read with typed question numbers and Word's own letters", async () => {
    const file = wordFile(
      paragraph('1. Q?') +
        paragraph('one', [1, 0]) +
        paragraph('two', [1, 0]) +
        paragraph('Ans: a') +
        paragraph('2. R?') +
        paragraph('three', [1, 0]) +
        paragraph('four', [1, 0]) +
        paragraph('Ans: b'),
    );
    expect(await questionsOf(file)).toEqual([
      ['Q?', '*one', 'two'],
      ['R?', 'three', '*four'],
    ]);
  });

  it('are read from a table with headings, and from options in the cells of a table', async () => {
    expect(
      await questionsOf(wordFile(table(['প্রশ্ন', 'ক', 'খ', 'উত্তর'], ['রং?', 'লাল', 'নীল', 'ক']))),
    ).toEqual([['রং?', '*লাল', 'নীল']]);
    const cells = wordFile(
      paragraph('1. Q') + table(['a) 1', 'b) 2'], ['c) 3', 'd) 4']) + paragraph('Answer: d'),
    );
    expect(await questionsOf(cells)).toEqual([['Q', '1', '2', '3', '*4']]);
  });

  it('are read from all tables with headings; numbered text outside of them is named', async () => {
    const first = table(['Question', 'A', 'B', 'Answer'], ['One?', '1', '2', 'a']);
    const second = table(['Part 2'], ['Answer', 'Question', 'A', 'B'], ['b', 'Two?', '3', '4']);
    const file = wordFile(
      paragraph('My exam') + first + second + paragraph('3. Three?') + paragraph('a) 5'),
    );
    expect(await questionsOf(file)).toEqual([
      ['One?', '*1', '2'],
      ['Two?', '3', '*4'],
    ]);
    expect((await fileText(file)).notes).toEqual([{ code: 'textOutside', detail: '3. Three?' }]);
    expect((await fileText(wordFile(paragraph('My exam') + first))).notes).toEqual([]);
    const other = await fileText(wordFile(first + table(['a table', 'without headings'])));
    expect(other.notes).toEqual([{ code: 'textOutside', detail: 'a table' }]);
  });

  it('are read with underlined words and gaps; underlining that is lost is reported', async () => {
    const file = wordFile(
      paragraph(
        '1. The ',
        undefined,
        `${underlined('red ')}${raised('2')}<w:r><w:t> is </w:t></w:r>${underlined('   ')}`,
      ) +
        `<w:p>${underlined('a) one')}</w:p>` +
        paragraph('b) two') +
        `<w:p>${underlined('Answer:')}<w:r><w:t> a</w:t></w:r></w:p>`,
    );
    expect(await questionsOf(file)).toEqual([
      ['The $\\underline{\\text{red}}$ ² is _____', '*one', 'two'],
    ]);
    expect((await fileText(file)).notes).toEqual([{ code: 'underlineLost', detail: 'a) one' }]);
  });

  it('report pictures and equations, which are not taken over', async () => {
    const file = wordFile(
      paragraph('1. See ', undefined, picture) +
        paragraph('a) ', undefined, equation('x+1')) +
        paragraph('b) 2') +
        paragraph('Answer: b'),
    );
    expect(await questionsOf(file)).toEqual([
      ['See [picture]', '[equation] x+1', '*2', '!pictureLost', '!equationLost'],
    ]);
  });

  it('are rejected with macros, damaged, old or protected, and if they unpack to too much', async () => {
    const body = paragraph('1. Q');
    expect(await refusalOf(wordFile(body, { 'word/vbaProject.bin': Uint8Array.of(1) }))).toBe(
      'macros',
    );
    expect(await refusalOf(wordFile('<w:broken'))).toBe('damaged');
    expect(await refusalOf(wordFile(body).subarray(0, 400))).toBe('damaged');
    expect(await refusalOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toBe('oldOffice');
    expect(
      await refusalOf(wordFile(body, { 'word/extra.xml': new Uint8Array(limits.unpackedSize) })),
    ).toBe('zipTooLarge');
    expect(await refusalOf(zipSync({ 'a.txt': strToU8('a') }))).toBe('unknownZip');
  });

  it('are rejected if a part is larger than the archive says', async () => {
    const archive = wordFile(paragraph('1. Q'), { 'word/extra.xml': new Uint8Array(10_000_000) });
    const view = new DataView(archive.buffer, archive.byteOffset);
    // The size in the central directory becomes 10 bytes.
    for (let at = 0; at < archive.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 10_000_000)
        view.setUint32(at + 24, 10, true);
    }
    // Nothing larger than declared is kept in memory, and the rest is read.
    expect(
      await fileText(archive).then(
        ({ text }) => text,
        () => 'refused',
      ),
    ).toMatch(/^(1\. Q|refused)$/);
  });
});

describe('Excel files', () => {
  const workbook = async (...rows: (string | number | null | Date)[][]) => {
    const blob = await writeXlsxFile(rows as never, { dateFormat: 'yyyy-mm-dd' } as never).toBlob();
    return bytesOf(blob);
  };

  it('are read with numbers, empty cells, line breaks and Bengali', async () => {
    const file = await workbook(
      ['প্রশ্ন', 'ক', 'খ', 'গ', 'উত্তর', 'নম্বর'],
      ['0.1 + 0.2?', 0.1 + 0.2, 0.5, null, 1, 1.5],
      ['a\n"b"', 'x', 'y', 'z', 'গ', null],
    );
    expect(await questionsOf(file)).toEqual([
      ['0.1 + 0.2?', '*0.3', '0.5'],
      ['a\n"b"', 'x', 'y', '*z'],
    ]);
    expect(
      readQuestions((await fileText(file)).text, 'csv', true).questions.map(({ points }) => points),
    ).toEqual(['1.5', '']);
  });

  it('report where Excel has converted a text to a date', async () => {
    const file = await workbook(
      ['Question', 'A', 'B', 'Answer'],
      ['Half?', new Date(Date.UTC(2026, 1, 1)), '0.5', 'B'],
    );
    expect(await questionsOf(file)).toEqual([
      ['Half?', '2026-02-01T00:00:00.000Z', '*0.5', '!dateCell'],
    ]);
  });

  it('are read from all sheets with headings; other sheets are named', async () => {
    const sheets = [
      { sheet: 'Read me', data: [[{ value: 'Fill in the next sheets.' }]] },
      {
        sheet: 'One',
        data: [
          ['Question', 'A', 'B', 'Answer'],
          ['Q', '1', '2', 'a'],
        ],
      },
      { sheet: 'Two', data: [['Part 2'], ['Answer', 'Question', 'A', 'B'], ['b', 'R', '3', '4']] },
    ];
    const file = await bytesOf(await writeXlsxFile(sheets as never).toBlob());
    expect(await questionsOf(file)).toEqual([
      ['Q', '*1', '2'],
      ['R', '3', '*4'],
    ]);
    expect((await fileText(file)).notes).toEqual([{ code: 'sheetsSkipped', detail: 'Read me' }]);
  });

  it('are read with percentages and raised text; pictures are named', async () => {
    const data = [
      ['Question', 'A', 'B', 'Answer'],
      [
        'Half?',
        { value: 0.5, type: Number, format: '0.0%' },
        { value: 0.07, type: Number, format: '0%' },
        'A',
      ],
      ['@@', '1', '2', 'A'],
    ];
    const files = unzipSync(await bytesOf(await writeXlsxFile(data as never).toBlob()));
    const rich =
      '<si><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>8</t></r><r><rPr><b/></rPr><t xml:space="preserve"> and H</t></r>' +
      '<r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r></si>';
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
    expect(strings).toContain('@@');
    files['xl/sharedStrings.xml'] = strToU8(strings.replace(/<si><t[^>]*>@@<\/t><\/si>/, rich));
    files['xl/drawings/drawing1.xml'] = strToU8(
      '<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>2</xdr:row></xdr:from></xdr:oneCellAnchor>',
    );
    const file = zipSync(files);
    expect(await questionsOf(file)).toEqual([
      ['Half?', '*50%', '7%'],
      ['10⁸ and H₂', '*1', '2'],
    ]);
    expect((await fileText(file)).notes).toEqual([{ code: 'drawingsLost', detail: '3' }]);
  });

  it('are rejected with macros', async () => {
    const file = zipSync({
      '[Content_Types].xml': strToU8('application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
      'xl/workbook.xml': strToU8('<a/>'),
    });
    expect(await refusalOf(file)).toBe('macros');
  });
});
