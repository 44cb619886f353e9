import type { CombinedRow, ListRow, Person } from '@kuvvet/gazette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyList, combinedOf, novemberList, type WholeList } from './lists.ts';
import { byColumns, byPositions, bySwissManagerPositions, byTitles, playersIn } from './read-pairing.ts';
import { textOf } from './readers.ts';
import { fileOf } from './rendered.ts';

const textIn = async (list: WholeList, name: string) => textOf(await fileOf(list, name));

/** The Turkish alphabet in ASCII, as the federation's own query page has it. */
const turkish: Readonly<Record<string, string>> = {
  ...{ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' },
  ...{ Ç: 'C', Ğ: 'G', İ: 'I', Ö: 'O', Ş: 'S', Ü: 'U', Â: 'A', Î: 'I', Û: 'U' },
};
const inAscii = (text: string) => text.replace(/[^ -~]/g, (letter) => turkish[letter] ?? 'none');

const letters = [...'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 36 });
/** Names as registers have them, up to more than any column holds, and with what means something in a file. */
const anyName = fc
  .tuple(word, word, fc.constantFrom('', '"', "'", ' =1', ' & Co', ' <b>', '; DROP', ' W', ' 2'))
  .map(([surname, given, more]) => `${surname}, ${given}${more}`);

const namedList: fc.Arbitrary<WholeList> = fc
  .tuple(anyList, fc.array(anyName, { minLength: 40, maxLength: 40 }))
  .map(([list, names]) => {
    const named = <T extends Person>(rows: Iterable<T>): T[] =>
      [...rows].map((row, at) => ({
        ...row,
        name: names[at] as string,
        federation: 'TUR',
        club: names[39 - at] as string,
      }));
    return { ...list, rows: named(list.rows), combined: named(list.combined) };
  });

async function always(list: fc.Arbitrary<WholeList>, holds: (list: WholeList) => Promise<void>) {
  await fc.assert(fc.asyncProperty(list, holds), { seed: 20261104, numRuns: 100 });
}

const sexIn = ({ sex }: Person) => (sex === null ? '' : sex === 'w' ? 'F' : 'M');
const loaded = (row: Person, longest: number) => ({
  id: row.player,
  name: inAscii(row.name).slice(0, longest).trim(),
  federation: 'TUR',
  born: row.birthYear,
  woman: row.sex === 'w',
});
const inFide = ({ ratings, games, ...row }: CombinedRow) => ({
  ...loaded(row, 60),
  sex: sexIn(row),
  ratings: [ratings.ukd, ratings.uhs, ratings.uys],
  games: (['ukd', 'uhs', 'uys'] as const).map((type) => (ratings[type] === null ? null : games[type])),
});

describe('fide-combined.txt', () => {
  it('gives lichess every player, rating and number of games by position', async () => {
    await always(namedList, async (list) => {
      expect(byPositions(await textIn(list, 'fide-combined.txt'))).toEqual([...list.combined].map(inFide));
    });
  });

  it('has lines of 162 characters and FIDE’s titles, whatever stands in them', async () => {
    await always(anyList, async (list) => {
      const lines = (await textIn(list, 'fide-combined.txt')).split('\r\n').slice(0, -1);
      expect(lines[0]).toBe(
        'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
      );
      expect(new Set(lines.map((line) => line.length))).toEqual(new Set([162]));
      expect(lines.slice(1).map((line) => line.slice(152, 156).trim())).toEqual(
        [...list.combined].map(({ birthYear }) => `${birthYear ?? ''}`),
      );
    });
  });

  // A line of FIDE's list of August 2026, with its titles and K taken out.
  it('has every column where FIDE has it', async () => {
    const [row] = combinedOf(novemberList.rows);
    const peter = {
      ...(row as CombinedRow),
      ...{ player: '703303', name: 'Leko, Peter', federation: 'HUN', birthYear: 1979 },
      ...{ ratings: { ukd: 2676, uhs: 2700, uys: 2738 }, games: { ukd: 0, uhs: 12, uys: 0 } },
    };
    const text = await textIn({ ...novemberList, combined: [peter] }, 'fide-combined.txt');
    expect(text.split('\r\n')[1]).toBe(
      '703303         Leko, Peter                                                  HUN M                                2676  0      2700  12     2738  0      1979      ',
    );
  });
});

describe('fide.txt', () => {
  it('gives every player by the titles of its columns, the rating under its month', async () => {
    await always(namedList, async (list) => {
      const month = list.period === '2026-11' ? 'NOV26' : 'JAN27';
      const expected = list.rows.map((row) => ({
        ...{ 'ID Number': row.player, Name: loaded(row, 60).name, Fed: 'TUR', Sex: sexIn(row) },
        ...{ Tit: '', WTit: '', OTit: '', FOA: '' },
        ...{ [month]: `${row.rating}`, Gms: `${row.games}`, K: '' },
        ...{ 'B-day': `${row.birthYear ?? ''}`, Flag: row.sex === 'w' ? 'w' : '' },
      }));
      expect(byTitles(await textIn(list, 'fide.txt'))).toEqual(expected);
    });
  });

  it('has lines of 136 characters, whatever stands in them', async () => {
    await always(anyList, async (list) => {
      const lines = (await textIn(list, 'fide.txt')).split('\r\n').slice(0, -1);
      expect(new Set(lines.map((line) => line.length))).toEqual(new Set([136]));
      expect(lines.slice(1).map((line) => [line.slice(113, 119), line.slice(126, 132)])).toEqual(
        list.rows.map(({ rating, birthYear }) => [`${rating}  `, `${birthYear ?? ''}`.padEnd(6)]),
      );
    });
  });
});

/** What XML 1.0 cannot hold (2.2), and a bare carriage return, are blanks. */
const inXml = (text: string) => text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ');
const facts = (row: Person) => [
  ['fideid', row.player],
  ['name', inXml(row.name)],
  ['country', inXml(row.federation)],
  ['sex', sexIn(row)],
  ['title', ''],
  ['w_title', ''],
  ['o_title', ''],
  ['foa_title', ''],
];
const rest = ({ birthYear, sex }: Person) => [
  ['birthday', `${birthYear ?? ''}`],
  ['flag', sex === 'w' ? 'w' : ''],
];

describe('the XML files in FIDE’s elements', () => {
  it('give the players of the list in FIDE’s order', async () => {
    await always(fc.oneof(anyList, namedList), async (list) => {
      const played = ({ rating, games }: ListRow) => [
        ['rating', `${rating}`],
        ['games', `${games}`],
        ['k', ''],
      ];
      expect(playersIn(await textIn(list, 'fide.xml'))).toEqual(
        list.rows.map((row) => [...facts(row), ...played(row), ...rest(row)]),
      );
    });
  });

  it('give everybody rated in any type, with all three ratings', async () => {
    await always(fc.oneof(anyList, namedList), async (list) => {
      const played = ({ ratings, games }: CombinedRow) =>
        (
          [
            ['', 'ukd'],
            ['rapid_', 'uhs'],
            ['blitz_', 'uys'],
          ] as const
        ).flatMap(([prefix, type]) => [
          [`${prefix}rating`, `${ratings[type] ?? ''}`],
          [`${prefix}games`, ratings[type] === null ? '' : `${games[type]}`],
          [`${prefix}k`, ''],
        ]);
      expect(playersIn(await textIn(list, 'fide-combined.xml'))).toEqual(
        [...list.combined].map((row) => [...facts(row), ...played(row), ...rest(row)]),
      );
    });
  });
});

/** An apostrophe before what a spreadsheet would calculate is not part of the text. */
const written = (cell = '') => cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

describe.each([
  ['swiss-manager.csv', anyList, (text: string) => text],
  ['swiss-manager.csv', namedList, (text: string) => text],
  ['swiss-manager-ascii.csv', namedList, inAscii],
])('%s', (name, lists, spelled) => {
  it('gives Swiss-Manager its columns by name', async () => {
    await always(lists, async (list) => {
      const rows = byColumns(await textIn(list, name));
      expect(
        rows.map((row) => ({
          ...row,
          Name: written(row.Name),
          ClubName: written(row.ClubName),
          Fed: written(row.Fed),
        })),
      ).toEqual(
        list.rows.map((row) => ({
          ...{ ID_No: row.player, Name: spelled(row.name), Title: '', Sex: row.sex === 'w' ? 'F' : '' },
          ...{ Fed: spelled(row.federation), ClubNumber: '', ClubName: spelled(row.club) },
          ...{ Birthday: `${row.birthYear ?? ''}`, Rtg_Nat: `${row.rating}` },
          ...{ Fide_No: row.fide ?? '', Rtg_Int: '', Type: '', Status: '', K: '' },
        })),
      );
    });
  });
});

describe('the files for Swiss-Manager', () => {
  it('need no quotes for names as they are: a program that only splits at semicolons loads them too', async () => {
    const text = await textIn(novemberList, 'swiss-manager.csv');
    expect(text.split('\r\n')[1]?.split(';').slice(0, 2)).toEqual(['1204', 'Şimşek, Çağrı İlker']);
    expect(text.startsWith('ID_No;Name;')).toBe(true);
  });

  it('are ASCII where they say so, whatever stands in them', async () => {
    await always(anyList, async (list) => {
      for (const name of [
        'swiss-manager-ascii.csv',
        'swiss-manager.txt',
        'vega.txt',
        'fide.txt',
        'fide-combined.txt',
      ]) {
        expect(await textIn(list, name)).toMatch(/^[\r\n -~]*$/);
      }
    });
  });
});

describe('swiss-manager.txt', () => {
  it('gives every player by the positions of the old layout', async () => {
    await always(namedList, async (list) => {
      expect(bySwissManagerPositions(await textIn(list, 'swiss-manager.txt'))).toEqual(
        list.rows.map((row) => ({
          ...loaded(row, 32),
          ...{ sex: '', ratings: [row.rating], games: [row.games] },
        })),
      );
    });
  });

  // Irish union: "any w in the tail turns the player female".
  it('makes no woman of a man whose club has a w', async () => {
    const rows = novemberList.rows.map((row) => ({ ...row, club: 'Wawel Krakow', sex: 'm' as const }));
    const players = bySwissManagerPositions(await textIn({ ...novemberList, rows }, 'swiss-manager.txt'));
    expect(players.map(({ woman }) => woman)).toEqual(rows.map(() => false));
  });

  it('moves no column, whatever stands in it', async () => {
    await always(anyList, async (list) => {
      const players = bySwissManagerPositions(await textIn(list, 'swiss-manager.txt'));
      expect(players.map(({ id, ratings, born }) => [id, ratings[0], born])).toEqual(
        list.rows.map(({ player, rating, birthYear }) => [player, rating, birthYear]),
      );
    });
  });
});

describe('vega.txt', () => {
  const columns = 'NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF';
  const load = (text: string) =>
    text
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(';'));

  it('gives every player to a program that only splits at semicolons', async () => {
    await always(namedList, async (list) => {
      const [titles, ...players] = load(await textIn(list, 'vega.txt'));
      expect(titles?.join(';')).toBe(columns);
      const genders = { m: 'm', w: 'f' };
      expect(players).toEqual(
        list.rows.map((row) => [
          inAscii(row.name).replaceAll(';', ',').replaceAll('"', "'").slice(0, 30),
          ...['TUR', `${row.birthYear ?? ''}`, row.sex === null ? '' : genders[row.sex], ''],
          ...[row.fide ?? '0', '0', row.player, `${row.rating}`, '0'],
        ]),
      );
    });
  });

  it('has ten cells a line, whatever stands in them', async () => {
    await always(anyList, async (list) => {
      const lines = load(await textIn(list, 'vega.txt'));
      expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([10]));
      expect(lines.slice(1).map((cells) => [cells[7], cells[8]])).toEqual(
        list.rows.map(({ player, rating }) => [player, `${rating}`]),
      );
    });
  });
});

describe('a name in ASCII', () => {
  it.each([
    ['ÇAĞRI İNCİ ışık', 'CAGRI INCI isik'],
    ['Gülnihâl Nâzım', 'Gulnihal Nazim'],
    // The same letters as a letter and a mark.
    ['Gu\u0308l S\u0327en', 'Gul Sen'],
    ['Łukasz Groß', 'Lukasz Gross'],
    ['Ærø Þór', 'AEro Thor'],
    ['Əliyev Məmməd', 'Eliyev Memmed'],
    ['O’Neill – Ali', "O'Neill - Ali"],
    ['Иван', '????'],
    ['한', '?'],
    ['😀', '?'],
    ['Ali\tVeli\nKaya', 'Ali Veli Kaya'],
  ])('%j is %j', async (name, ascii) => {
    const [row] = novemberList.rows;
    const rows = [{ ...(row as ListRow), name }];
    const [player] = bySwissManagerPositions(await textIn({ ...novemberList, rows }, 'swiss-manager.txt'));
    expect(player?.name).toBe(ascii);
  });
});
