import { decodeText, foldName, readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import vectors from '../golden/vectors.json' with { type: 'json' };
import { findingOf, header, headerWith, identify, notes, pair, read, rowText } from './trf-text.ts';
import { writtenJson } from './written-json.ts';

const turkish = vectors.vectors.filter(({ area }) => area === 'text.turkish');
const fact = (id: string, side: 'input' | 'expected', name: string): string => {
  const facts = turkish.find((vector) => vector.id === id)?.[side] as Record<string, string> | undefined;
  return facts?.[name] ?? '';
};

const text = [...header, ...pair].join('\n');
const cp1254: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
const toCp1254 = (source: string): Uint8Array =>
  Uint8Array.from(source, (letter) => cp1254[letter] ?? letter.charCodeAt(0));
const toUtf16 = (source: string, bigEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(source.length * 2));
  for (let i = 0; i < source.length; i += 1) view.setUint16(i * 2, source.charCodeAt(i), !bigEndian);
  return new Uint8Array(view.buffer);
};

describe('match key', () => {
  it('I-08 folds I, İ, ı and i to i', () => {
    expect(foldName(fact('I-08', 'input', 'name'))).toBe(fact('I-08', 'expected', 'matchKey'));
  });

  it.each([
    ['IŞIK, İNCİ', 'isik inci'],
    ['Işık İnci', 'isik inci'],
    ['ÇAĞLAR,  Öykü-Su', 'caglar oyku su'],
    ["O'Neill, Seán", 'o neill sean'],
    ['Straße, Bjørn', 'strasse bjorn'],
    // Windows-1254 has no schwa: reports write an e.
    ['ƏLİYEV, Məmməd', 'eliyev memmed'],
    ['İ', 'i'],
    ['', ''],
  ])('%j is %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
    expect(foldName(name.normalize('NFD'))).toBe(folded);
  });
});

describe('encoding (formats 3 #12, 5.1)', () => {
  it('I-09 reads Windows-1254', () => {
    expect(decodeText(Buffer.from(fact('I-09', 'input', 'bytesHex'), 'hex'))).toMatchObject({
      text: fact('I-09', 'expected', 'cp1254'),
      encoding: 'windows-1254',
    });
  });

  it('I-09 suspects letters of the wrong code page', () => {
    expect(notes(read([...headerWith({ '012': fact('I-09', 'expected', 'latin1') }), ...pair]))).toEqual([
      'warning encoding.suspect',
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8', []],
    ['UTF-8 with mark', Buffer.from(`\ufeff${text}`), 'utf-8', []],
    ['UTF-16LE with mark', toUtf16(`\ufeff${text}`, false), 'utf-16le', []],
    ['UTF-16BE with mark', toUtf16(`\ufeff${text}`, true), 'utf-16be', []],
    ['Windows-1254', toCp1254(text), 'windows-1254', ['notice encoding.windows-1254']],
    ['decomposed letters', Buffer.from(text.normalize('NFD')), 'utf-8', []],
  ])('%s gives the same report', (_, bytes, encoding, expected) => {
    const reading = readReport({ bytes }, identify);
    expect(reading.encoding).toBe(encoding);
    expect(reading.report).toEqual(readReport({ bytes: Buffer.from(text) }, identify).report);
    expect(notes(reading)).toEqual(expected);
  });

  it('counts columns in composed letters, also where a name was padded in decomposed ones', () => {
    const name = 'ŞİMŞEK, ÇAĞRI';
    const written = rowText(1, { name, cells: ['2 w 1'] });
    expect(
      read([...header, written.normalize('NFD'), rowText(2, { cells: ['1 b 0'] })]).report?.players[0]?.name,
    ).toBe(name);
  });

  it.each([
    ['charset=iso-8859-9', Buffer.from(text), ['warning encoding.declared']],
    ['charset=utf-8', toCp1254(text), ['warning encoding.declared', 'notice encoding.windows-1254']],
    ['charset="ISO-8859-9"', toCp1254(text), ['notice encoding.windows-1254']],
    ['charset=nonsense', Buffer.from(text), []],
    ['charset=iso-8859-9', Buffer.from(text.replace('Kış Kupası', 'Kis Kupasi')), []],
  ])('text/plain; %s is compared with the bytes', (parameter, bytes, expected) => {
    expect(notes(readReport({ bytes, mediaType: `text/plain; ${parameter}` }, identify)).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it.each(['KÄ±ÅŸ', 'Ã‡orum', 'K\ufffd\u015f', `a${'\u0301\u0323'.repeat(20)}`])(
    'reports damage: %s',
    (name) => {
      expect(notes(read([...headerWith({ '012': name }), ...pair]))).toContain('warning encoding.suspect');
    },
  );
});

/** Code page 857 of DOS and Turkish MacOS, as far as letters go. */
const [dos, mac] = [
  {
    Ç: 0x80,
    ü: 0x81,
    ç: 0x87,
    ı: 0x8d,
    ö: 0x94,
    İ: 0x98,
    Ö: 0x99,
    Ü: 0x9a,
    Ş: 0x9e,
    ş: 0x9f,
    Ğ: 0xa6,
    ğ: 0xa7,
  },
  {
    Ç: 0x82,
    ü: 0x9f,
    ç: 0x8d,
    ı: 0xdd,
    ö: 0x9a,
    İ: 0xdc,
    Ö: 0x85,
    Ü: 0x86,
    Ş: 0xde,
    ş: 0xdf,
    Ğ: 0xda,
    ğ: 0xdb,
  },
] as const;
const inPage = (page: Readonly<Record<string, number>>, name: string) =>
  Uint8Array.from(
    [...headerWith({ '012': name }), ...pair].join('\n'),
    (letter) => page[letter] ?? letter.charCodeAt(0),
  );
const suspected = (bytes: Uint8Array) =>
  notes(readReport({ bytes }, identify)).includes('warning encoding.suspect');

describe('letters of another code page (formats 3 #12)', () => {
  it.each(['ÇORUM', 'GÖKÇE', 'Ağrı', 'KOÇ, ALİ', 'ÖZ ÜN', 'Iğdır', 'Ünye', 'DİNÇ', 'taş', 'göl', 'GÜN'])(
    '%s of DOS are suspected',
    (name) => {
      expect(suspected(inPage(dos, name))).toBe(true);
    },
  );

  it.each(['Ünye', 'küçük', 'GÜN'])('%s of an old Mac are suspected', (name) => {
    expect(suspected(inPage(mac, name))).toBe(true);
  });

  it.each(['“ÇORUM” 2026', 'Kupa™ 2026', '100 € ödül', 'Madde § 5', 'Tomaš, Zoë', 'Kupa… GÜZ', 'A•B'])(
    '%s are none in Windows-1254',
    (name) => {
      const punctuation = {
        '“': 0x93,
        '”': 0x94,
        '™': 0x99,
        '€': 0x80,
        '§': 0xa7,
        '…': 0x85,
        '•': 0x95,
        š: 0x9a,
      };
      expect(suspected(inPage({ ...cp1254, ...punctuation }, name))).toBe(false);
    },
  );
});

describe('free text', () => {
  it.each(['012', '022'])('of %s has 200 characters at most', (code) => {
    expect(notes(read([...headerWith({ [code]: 'A'.repeat(200) }), ...pair]))).toEqual([]);
    const reading = read([...headerWith({ [code]: 'A'.repeat(99_000) }), ...pair]);
    expect(findingOf(reading, 'text.too-long')).toMatchObject({
      ...{ severity: 'error', line: 6, found: '99000', expected: '200' },
    });
    expect(reading.report).toBeNull();
  });

  it('stars out a number as long as a licence number', () => {
    const reading = read([...headerWith({ '012': 'Kupa 90000000100' }), ...pair]);
    expect(findingOf(reading, 'text.number-hidden')).toMatchObject({ severity: 'warning', line: 6 });
    expect(reading.report?.name).toBe('Kupa ***********');
  });

  it.each([
    ['a C0 character', 'A\u0007B', 'U+0007'],
    ['a C1 character', 'A\u009eB', 'U+009E'],
    ['a bidirectional override', 'A\u202eB', 'U+202E'],
    ['an isolate', 'A\u2066B', 'U+2066'],
    ['a mark of direction', 'A\u200fB', 'U+200F'],
    ['an Arabic mark of direction', 'A\u061cB', 'U+061C'],
    ['a zero-width space', 'A\u200bB', 'U+200B'],
    ['a zero-width joiner', 'A\u200dB', 'U+200D'],
    ['a word joiner', 'A\u2060B', 'U+2060'],
    ['a byte order mark', 'A\ufeffB', 'U+FEFF'],
    ['a soft hyphen', 'A\u00adB', 'U+00AD'],
    ['a filler', 'A\u3164B', 'U+3164'],
    ['a tag', 'A\u{e0041}B', 'U+E0041'],
    ['what is no character', 'A\uffffB', 'U+FFFF'],
  ])('refuses %s in a name (formats 5.9)', (_, name, found) => {
    const reading = read([
      ...header,
      rowText(1, { name, cells: ['2 w 1'] }),
      rowText(2, { cells: ['1 b 0'] }),
    ]);
    expect(reading.report).toBeNull();
    expect(findingOf(reading, 'text.control')).toMatchObject({ line: 7, column: 15, startNo: 1, found });
    expect(findingOf(read([...headerWith({ '012': name }), ...pair]), 'text.control')).toMatchObject({
      found,
    });
    expect(findingOf(read([...headerWith({ '022': name }), ...pair]), 'text.control')).toMatchObject({
      found,
    });
  });

  it('refuses half a character, which JSON can spell', () => {
    const json = Buffer.from(writtenJson(read([...header, ...pair]).report)).toString();
    const bytes = Buffer.from(json.replace(/"city":"[^"]*"/, '"city":"A\\ud800B"'));
    const reading = readReport({ bytes }, identify);
    expect(findingOf(reading, 'text.control')).toMatchObject({ pointer: '/city', found: 'U+D800' });
  });

  it.each(['IŞIK, Ömer', 'O’Neill, Seán', 'Müller-Lüdenscheidt', '한', 'Nguyễn', 'A\u00a0B'])(
    'takes %s',
    (name) => {
      expect(notes(read([...headerWith({ '012': name }), ...pair]))).toEqual([]);
    },
  );

  it.each([
    ['012', 'Kupa ali@kulup.org.tr', 'text.contact-hidden', 'Kupa ***@*****.***.**'],
    ['022', 'Ankara (0532) 123 45 67', 'text.contact-hidden', 'Ankara (****) *** ** **'],
    ['012', 'Ali 14.03.2011 Kupası', 'text.date-hidden', 'Ali **.**.**** Kupası'],
    ['012', '2026-10-03 Kupası', null, '2026-10-03 Kupası'],
    ['012', '19 Mayıs 1919 Kupası', null, '19 Mayıs 1919 Kupası'],
  ])('record %s with %j: %s', (code, written, finding, shown) => {
    const reading = read([...headerWith({ [code]: written }), ...pair]);
    expect(notes(reading)).toEqual(finding ? [`warning ${finding}`] : []);
    expect(code === '012' ? reading.report?.name : reading.report?.city).toBe(shown);
  });

  it('hides every full date in the name of a player', () => {
    const name = 'ALİ, 3.10.2026';
    const reading = read([
      ...header,
      rowText(1, { name, cells: ['2 w 1'] }),
      rowText(2, { cells: ['1 b 0'] }),
    ]);
    expect(findingOf(reading, 'text.date-hidden')).toMatchObject({
      severity: 'warning',
      line: 7,
      startNo: 1,
    });
    expect(reading.report?.players[0]?.name).toBe('ALİ, *.**.****');
  });
});
