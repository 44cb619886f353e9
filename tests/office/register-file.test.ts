import { readRegisterFile } from '@kuvvet/office';
import { licenceTokens } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';

const identify = licenceTokens(new Uint8Array(32).fill(1));
const header = 'player,licence,name,sex,birthYear,province,club,federation,fide,ukd,uhs,uys';
const read = (text: string | Uint8Array) =>
  readRegisterFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, identify);
const line = (changes: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    player: '100001',
    licence: '90000000100',
    name: '"ÇINAR, ONUR"',
    sex: 'm',
    birthYear: '1974',
    province: 'MUĞLA',
    club: 'Iğdır SK',
    federation: 'TUR',
    fide: '34500071',
    ukd: '1324',
    uhs: '',
    uys: '1400',
    ...changes,
  };
  return header
    .split(',')
    .map((column) => cells[column])
    .join(',');
};
const codes = (text: string) => read(text).findings.map(({ code }) => code);

describe('a register file', () => {
  it('gives players, whom their licences name, and the ratings in force', () => {
    const { players, licences, ratings, findings } = read(`${header}\n${line()}\n`);
    expect(findings).toEqual([]);
    expect(players).toEqual([
      {
        player: '100001',
        name: 'ÇINAR, ONUR',
        sex: 'm',
        birthYear: 1974,
        province: 'MUĞLA',
        club: 'Iğdır SK',
        federation: 'TUR',
        fide: { number: '34500071', standard: null, rapid: null, blitz: null },
        member: true,
        listed: true,
        mergedInto: null,
      },
    ]);
    expect(licences).toEqual([[expect.stringMatching(/^[0-9a-f]{64}$/), '100001']]);
    expect(ratings).toEqual([
      { player: '100001', type: 'ukd', rating: 1324 },
      { player: '100001', type: 'uys', rating: 1400 },
    ]);
  });

  it.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'semicolons, as Turkish Excel writes',
      (text: string) =>
        text
          .replaceAll('"ÇINAR, ONUR"', 'ÇINAR  ONUR')
          .replaceAll(',', ';')
          .replace('ÇINAR  ONUR', '"ÇINAR, ONUR"'),
    ],
    ['an empty last line', (text: string) => `${text}\n\n`],
  ])('reads the same with %s', (_case, written) => {
    const text = `${header}\n${line()}\n`;
    expect(read(written(text))).toEqual(read(text));
  });

  it('reads Windows-1254', () => {
    const text = `${header}\n${line({ club: 'I_d_r SK', name: '"_INAR, ONUR"', province: 'MU_LA' })}\n`;
    const letters = [0xc7, 0xd0, 0xf0, 0xfd];
    const bytes = Uint8Array.from(text, (letter) =>
      letter === '_' ? (letters.shift() ?? 0) : letter.charCodeAt(0),
    );
    expect(read(bytes).players[0]).toMatchObject({
      name: 'ÇINAR, ONUR',
      province: 'MUĞLA',
      club: 'Iğdır SK',
    });
  });

  it('counts foreign players with the FIDE ratings beside, as no members (U-10)', () => {
    const { players } = read(
      `player,name,federation,fide,fideStandard,fideRapid,fideBlitz\n200001,"MÜLLER, HANS",GER,4600001,2100,2050,\n`,
    );
    expect(players[0]).toMatchObject({
      member: false,
      fide: { number: '4600001', standard: 2100, rapid: 2050, blitz: null },
    });
  });

  it('takes the year alone of a full birth date, and keeps the day nowhere', () => {
    for (const birthYear of ['1974-05-17', '17.05.1974', '1974/05/17']) {
      const register = read(`${header}\n${line({ birthYear })}\n`);
      expect(register.players[0]?.birthYear).toBe(1974);
      expect(JSON.stringify(register)).not.toContain(birthYear);
    }
  });

  it('hides a licence number typed into a text', () => {
    const register = read(`${header}\n${line({ club: 'SK 90000000278' })}\n`);
    expect(register.players[0]?.club).toBe('SK ***********');
  });

  it.each([
    ['SK 900 000 002 78', 'SK *** *** *** **'],
    ['SK 900.000.002-78', 'SK ***.***.***-**'],
    ['14.03.1987', '**.**.****'],
    ['1987-03-15', '****-**-**'],
    ['SK (14/03/1987)', 'SK (**/**/****)'],
    ['14 Mart 1987', '** **** ****'],
    ['19870314', '********'],
    ['SK 0532 123 45 67', 'SK **** *** ** **'],
    ['bilgi@kulup.org.tr', '*****@*****.***.**'],
    ['1923 Gençlik SK 2. takım', '1923 Gençlik SK 2. takım'],
  ])('publishes nothing that may tell who somebody is, or how to reach them: %s', (club, shown) => {
    expect(read(`${header}\n${line({ club })}\n`).players[0]?.club).toBe(shown);
  });

  it.each([
    ...['', '1', 'TRUE', 'yes', 'Evet', 'EVET', 'e', 'E'].map((cell) => [cell, true] as const),
    ...['0', 'false', 'NO', 'hayır', 'HAYIR', 'h'].map((cell) => [cell, false] as const),
  ])('listed %j is %j', (cell, listed) => {
    const register = read(`player,name,federation,listed\n200001,A,TUR,${cell}\n`);
    expect(register.findings).toEqual([]);
    expect(register.players[0]?.listed).toBe(listed);
  });

  it.each(['hiç', '2', '-', 'evt', 'n', 'sim'])('listed %j lists nobody and refuses the file', (cell) => {
    const register = read(`player,name,federation,listed\n200001,A,TUR,${cell}\n`);
    expect(register.findings).toEqual([{ code: 'register.listed', severity: 'error', line: 2 }]);
    expect(register.players[0]?.listed).toBe(false);
  });

  it('takes federations in small letters', () => {
    expect(read(`${header}\n${line({ federation: 'tur' })}\n`).players[0]?.federation).toBe('TUR');
  });

  it('takes a rating of 0 for none', () => {
    const text = 'player,name,federation,ukd,uhs,fideStandard\n200001,A,TUR,0,0000,0\n';
    const { players, ratings, findings } = read(text);
    expect({ ratings, findings, standard: players[0]?.fide.standard }).toEqual({
      ratings: [],
      findings: [],
      standard: null,
    });
  });

  it.each([
    ['capitals', header.toUpperCase()],
    ['small letters', header.toLowerCase()],
    ['Turkish capitals', header.toUpperCase().replaceAll('I', 'İ')],
    ['blanks around', header.replaceAll(',', ' ,\u00a0')],
  ])('knows its columns in %s', (_case, written) => {
    expect(read(`${written}\n${line()}\n`)).toEqual(read(`${header}\n${line()}\n`));
  });

  it.each([
    ['', 'register.columns'],
    ['player,name\n', 'register.columns'],
    ['player,name,name,federation\n', 'register.columns'],
    [`${header}\n"open\n`, 'register.unreadable'],
    [`${header}\n100001,\n`, 'register.cells'],
    [`${header}\n${line({ player: '012345' })}\n`, 'register.player-number'],
    [`${header}\n${line({ player: '123' })}\n`, 'register.player-number'],
    [`${header}\n${line({ name: '' })}\n`, 'register.name'],
    ...['\u202e', '\u200b', '\u00ad', '\u0007', '\u2028', '\u3164', '\u034f', '\u061c', '\uffff'].flatMap(
      (letter) =>
        ['name', 'club', 'province'].map((column) => [
          `${header}\n${line({ [column]: `A${letter}B` })}\n`,
          'register.text',
        ]),
    ),
    [`${header}\n${line({ club: 'A'.repeat(201) })}\n`, 'register.text'],
    [`${header}\n${line({ federation: '', licence: '' })}\n`, 'register.federation'],
    ...['TU', 'TURK', 'TRK', 'TÜR', 'ZZZ'].map((federation) => [
      `${header}\n${line({ federation })}\n`,
      'register.federation',
    ]),
    [`${header.toUpperCase()},Player\n${line()},1\n`, 'register.columns'],
    [`${header}\n${line({ ukd: '3501' })}\n`, 'register.rating'],
    [`${header}\n${line({ uys: '1' })}\n`, 'register.rating'],
    [`${header}\n${line({ licence: '90000000101' })}\n`, 'register.licence-checksum'],
    [`${header}\n${line({ licence: 'yok' })}\n`, 'register.licence'],
    [`${header}\n${line({ sex: 'x' })}\n`, 'register.sex'],
    [`${header}\n${line({ birthYear: '74' })}\n`, 'register.birth-year'],
    [`${header}\n${line({ fide: '2100' })}\n`, 'register.fide-number'],
    [`${header}\n${line({ fide: '5321234567' })}\n`, 'register.fide-number'],
    [`${header}\n${line({ ukd: '999' })}\n`, 'register.rating'],
    [`${header}\n${line({ ukd: '1324.5' })}\n`, 'register.rating'],
    [`${header}\n${line()}\n${line({ player: '100002', fide: '' })}\n`, 'register.licence-repeated'],
    [`${header}\n${line()}\n${line({ player: '100002', licence: '' })}\n`, 'register.fide-number'],
    [`${header}\n${line()}\n${line({ licence: '', fide: '' })}\n`, 'register.player-repeated'],
  ])('refuses %j: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it('may leave out the federation of a licence holder', () => {
    expect(read(`${header}\n${line({ federation: '' })}\n`)).toMatchObject({
      findings: [],
      players: [{ member: true }],
    });
  });

  it('names the line and nothing of it', () => {
    const [finding] = read(
      `${header}\n${line()}\n${line({ player: '100002', licence: '90000000101', fide: '' })}\n`,
    ).findings;
    expect(finding).toEqual({ code: 'register.licence-checksum', severity: 'error', line: 3 });
  });
});
