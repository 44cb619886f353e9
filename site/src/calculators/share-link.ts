import { listTypes } from '@kuvvet/engine';
import { gameCode, readGameCodes } from './game-code.ts';
import { readRating } from './read-rating.ts';
import { type FideFacts, modes, type Sheet, type SheetGame } from './sheet.ts';

/** Of the form of a link; one of another version is not guessed at. */
const version = '1';

/** Most events and games, of all events, a link may carry: more than anybody plays between two lists. */
const most = { events: 50, games: 1000, name: 120 };

export type LinkFault = 'link.version' | 'link.broken';

/**
 * A sheet as the fragment of an address, which no browser sends to a server: `v=1&m=tournament&t=ukd&o=1630&g=1490w-d`.
 * Names of players and of the tournament are in it only `withNames`.
 */
export function linkOf(sheet: Sheet, withNames: boolean): string {
  const { mode, type, own, standard, fide, facts, events, name } = sheet;
  const fields = new URLSearchParams({ v: version, m: mode, t: type });
  const add = (key: string, value: string | number | null | undefined | false) => {
    if (value || value === 0) fields.set(key, `${value}`);
  };
  add('o', own);
  add('s', standard);
  add('f', fide);
  add('h', facts.highest);
  add('a', facts.age);
  add('n', facts.isNew && 1);
  add('g', events.map((games) => games.map(gameCode).join('')).join('.'));
  if (withNames) {
    add('name', name?.slice(0, most.name));
    const names = events.flat().map(({ opponentName = '' }) => opponentName.replaceAll('|', ' '));
    if (names.some((each) => each !== '')) add('names', names.join('|'));
  }
  return `${fields}`;
}

/** Whether a fragment is meant for a sheet; `#main` leads to a place of the page. */
export const isLink = (fragment: string): boolean => fragment.includes('=');

/** The sheet of a fragment, with or without its `#`. Never throws. */
export function readLink(fragment: string): Sheet | LinkFault {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (fields.get('v') !== version)
    return /^\d+$/.test(fields.get('v') ?? '') ? 'link.version' : 'link.broken';
  const mode = modes.find((each) => each === fields.get('m'));
  const type = listTypes.find((each) => each === fields.get('t'));
  const facts = readFacts(fields);
  const [own, standard, fide] = ['o', 's', 'f'].map((key) => readRating(fields.get(key) ?? ''));
  const events = readEvents(fields.get('g') ?? '', (fields.get('names') ?? '').split('|'));
  const ratings = { own, standard, fide };
  if (!mode || !type || !facts || !events) return 'link.broken';
  if (ratings.own === undefined || ratings.standard === undefined || ratings.fide === undefined) {
    return 'link.broken';
  }
  const name = fields.get('name')?.slice(0, most.name);
  return {
    mode,
    type,
    own: ratings.own,
    standard: ratings.standard,
    fide: ratings.fide,
    facts,
    events,
    ...(name && { name }),
  };
}

function readFacts(fields: URLSearchParams): FideFacts | null {
  const highest = readRating(fields.get('h') ?? '');
  const age = fields.get('a');
  if (highest === undefined || (age !== null && !/^\d{1,3}$/.test(age))) return null;
  return { highest, age: age === null ? null : Number(age), isNew: fields.get('n') === '1' };
}

function readEvents(text: string, names: readonly string[]): Sheet['events'] | null {
  const events: (readonly SheetGame[])[] = [];
  let at = 0;
  for (const code of text.split('.')) {
    const games = readGameCodes(code);
    if (!games || at + games.length > most.games || events.length === most.events) return null;
    events.push(
      games.map((game) => {
        const opponentName = names[at]?.slice(0, most.name);
        at += 1;
        return opponentName ? { ...game, opponentName } : game;
      }),
    );
  }
  return events;
}
