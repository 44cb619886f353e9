import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveDefect, ArchiveInterruption, flawWords } from '@kuvvet/gazette';
import { Conflict, Defect, Interruption, PeriodSealed } from '@kuvvet/ledger';
import { allFindings } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { problems } from '../../functions/ingest/src/problems.ts';
import { certainties } from '../../packages/office/src/candidates.ts';
import { root } from '../run.ts';

const faults = [
  [new Conflict().code, 'Somebody else wrote first. Retried by itself.'],
  [new PeriodSealed().code, 'The book is being closed. The report is rated when the next one is open.'],
  [new Interruption().code, 'The ledger is throttled or out of reach. Retried by itself.'],
  [new Defect('').code, 'What should not be possible: damaged storage or a bug. Needs a person.'],
  [new ArchiveInterruption().code, 'The archive is throttled, contended or out of reach. Retried by itself.'],
  [
    new ArchiveDefect().code,
    'A key out of shape, no permission, or bytes that are not what their digest says. Needs a person.',
  ],
  ['service.defect', 'An unforeseen fault. Only its kind is logged, since its text may hold a name.'],
] as const;

/** docs/errors.md, made from the catalogues. */
function errorsDocument(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [
    '# Errors and findings',
    '',
    'Made from the catalogues in the code; a test fails when it is out of date.',
    '',
    '## Findings',
    '',
    'What is noticed in a report or a register. `error` refuses it, `hold` waits for a person, `warning` and `notice` inform.',
    'The severity given is the usual one. `{found}`, `{startNo}` and the like stand for the facts of the case.',
    '',
    row('code', 'severity', 'source', 'English', 'Türkçe'),
    row('---', '---', '---', '---', '---'),
    ...Object.entries(allFindings).map(([code, { severity, source, en, tr }]) =>
      row(`\`${code}\``, severity, source, `${en.what} ${en.todo}`, `${tr.what} ${tr.todo}`),
    ),
    '',
    'Where the register knows the name of a player it could not tell (`player.unmatched`, `player.ambiguous`), a sentence more',
    'names at most five `candidates` by player number, the likeliest first. Their certainty, in per cent, says how well the',
    'facts agree; it is no probability, and nobody is matched by it.',
    '',
    row('birth year', 'same sex', 'sex unknown', 'other sex'),
    row('---', '---', '---', '---'),
    ...Object.entries(certainties).map(([birthYear, { same, unknown, other }]) =>
      row(birthYear, `${same}`, `${unknown}`, `${other}`),
    ),
    '',
    '## Flaws of published lists',
    '',
    'What `kuvvet verify` finds, with the file and the place in it (verifying.md).',
    '',
    row('code', 'English', 'Türkçe'),
    row('---', '---', '---'),
    ...Object.entries(flawWords).map(([code, { en, tr }]) => row(`\`${code}\``, en, tr)),
    '',
    '## Problems',
    '',
    'How the API refuses a request: `application/problem+json` with this `code` and the type `urn:kuvvet:problem:<code>`.',
    '',
    row('code', 'status', 'English', 'Türkçe'),
    row('---', '---', '---', '---'),
    ...Object.entries(problems).map(([code, { status, en, tr }]) =>
      row(`\`${code}\``, `${status}`, en.join('. '), tr.join('. ')),
    ),
    '',
    '## Faults',
    '',
    'What goes wrong around the book, as it stands in logs.',
    '',
    row('code', 'what'),
    row('---', '---'),
    ...faults.map(([code, what]) => row(`\`${code}\``, what)),
    '',
  ].join('\n');
}

describe('docs/errors.md', () => {
  it('says what the catalogues say', async () => {
    await expect(errorsDocument()).toMatchFileSnapshot('../../docs/errors.md');
  });

  it('knows every finding the office and the command line make', () => {
    const sources = ['packages/office/src', 'cli/src'].flatMap((directory) =>
      readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.startsWith('catalogue'))
        .map((file) => readFileSync(join(root, directory, file), 'utf8')),
    );
    const codes = sources.flatMap((source) =>
      [
        ...source.matchAll(
          /'((?:archive|player|event|tournament|register|table|rating-list|fide-list|recompute|audit|time-control)\.[a-z-]+)'/g,
        ),
      ].map(([, code]) => code),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !Object.hasOwn(allFindings, code as string))).toEqual([]);
  });

  it.each(Object.entries(allFindings))('%s has whole sentences in both languages', (_code, { tr, en }) => {
    for (const { what, todo } of [tr, en]) {
      expect(what).toMatch(/[.:!?)]$/);
      expect(todo).toMatch(/[.:!?})]$/);
    }
    expect(tr.what).not.toBe(en.what);
  });
});
