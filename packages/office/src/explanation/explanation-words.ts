import { formatHundredths, type Rating } from '@kuvvet/engine';
import type { Language } from '@kuvvet/report';
import type { EntryExplained, EventExplained, Towards } from './explanation.ts';

/** The sentences of an explanation. Turkish endings are never glued to a value. */
interface ExplanationWords {
  title(name: string, player: string, list: string): string;
  official(rules: string): string;
  unofficial(rules: string): string;
  readonly nothing: string;
  number(type: string): string;
  before(rating: Rating): string;
  seeded(rating: Rating): string;
  readonly unrated: string;
  event(event: EventExplained): string;
  game(line: EventExplained['lines'][number]): string;
  eventSum(k: number, points: string, expected: string, change: string): string;
  performance(average: number, difference: number, value: number, games: number): string;
  readonly noPerformance: string;
  entry(entry: EntryExplained): string;
  pooled(towards: Towards): string;
  stillUnrated(towards: Towards): string;
  entered(rating: Rating, given: Rating | null): string;
  unchanged(rating: Rating): string;
  readonly none: string;
  sum(change: string, rounded: number): string;
  after(base: Rating, rounded: number): string;
  floored(floor: Rating): string;
}

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

const added = (base: Rating, rounded: number): string =>
  `${base} ${rounded < 0 ? '-' : '+'} ${Math.abs(rounded)} = ${base + rounded}`;

/** 1, ½ and 0 as a report writes them. */
const scored = (points: number): string => (points === 100 ? '1' : points === 50 ? '½' : '0');

const tr: ExplanationWords = {
  title: (name, player, list) => `${name} (${player}), ${list} listesi`,
  official: (rules) => `Liste yayımlandı; hesap ${rules} kurallarıyla yapıldı.`,
  unofficial: (rules) =>
    `ÖN İZLEME: liste henüz yayımlanmadı, sayılar resmî değildir ve değişebilir; hesap ${rules} kurallarıyla yapıldı.`,
  nothing: 'Bu listede oyuncunun puanı yok; ay içinde sayılan bir maçı da yok.',
  number: (type) => `${type}:`,
  before: (rating) => `Önceki listedeki puan: ${rating}.`,
  seeded: (rating) => `Bu türde henüz puan yok; başlangıç, önceki listedeki standart puan: ${rating} (U-11).`,
  unrated: 'Oyuncu önceki listede puansızdı.',
  event: ({ name, tournament, start, basis, rating, k, under }) =>
    [
      `${name} (${tournament}), başlangıcı ${start}; maçlar ${basis} listesiyle sayıldı.`,
      k === null
        ? 'O listede oyuncunun puanı yoktu.'
        : `O listede oyuncunun puanı ${rating}, katsayısı ${k}.`,
      ...(under === null ? [] : [`Oyuncu bu turnuvada ${under} numarasıyla yer aldı.`]),
    ].join(' '),
  game: ({ round, opponent, opponentName, opponentRating, points, difference, capped, expected, change }) => {
    const met = `${round}. tur, rakip ${opponentName} (${opponent}), puanı ${opponentRating ?? 'yok'}; sonuç ${scored(points)}`;
    if (difference !== null && expected !== null) {
      const cap = capped ? ' (350 olarak sayıldı)' : '';
      return `${met}; fark ${difference}${cap}, beklenen ${formatHundredths(expected)}, değişim ${formatHundredths(change)}.`;
    }
    return opponentRating === null && change !== 0
      ? `${met}; rakip puansız, değişim katsayının onda biri: ${formatHundredths(change)}.`
      : `${met}.`;
  },
  eventSum: (k, points, expected, change) =>
    `Turnuvanın toplamı: puanlı rakiplere karşı alınan ${points}, beklenen ${expected}, katsayı ${k}; değişim ${change}.`,
  performance: (average, difference, value, games) =>
    `Turnuvanın performansı: rakip ortalaması ${average}, skor farkı ${signed(difference)}, performans ${value}; puanlı rakiplere karşı maç sayısı ${games}.`,
  noPerformance: 'Puanlı rakiplere karşı yarım puan alınmadığı için bu turnuva performans vermez (U-23).',
  entry: (entry) => {
    if (entry.because === 'merge') {
      return `Birleştirilen ${entry.from} numarasının ilk puan için saklanan maçları eklendi; maç sayısı ${entry.games}.`;
    }
    const { amendment } = entry;
    const what =
      amendment.kind === 'points'
        ? `${signed(amendment.points)} puan`
        : amendment.kind === 'rating'
          ? `ilk puan ${amendment.rating}`
          : `ilk puan için saklanan sonuç (${amendment.tournament}), maç sayısı ${amendment.games}`;
    return entry.because === 'award'
      ? `Karar: ${what}. Kararı giren: ${entry.by}. Nedeni: ${entry.reason}.`
      : `Düzeltme: ${what}; yayımlanan ${entry.corrects} listesindeki bir turnuva sonradan düzeltildi.`;
  },
  pooled: ({ games, mean, minGames }) =>
    mean === null
      ? 'İlk puan için saklanan performans yok.'
      : `İlk puan için saklananlar: maç sayısı ${games} (en az ${minGames} gerekir), ortalama performans ${mean}.`,
  stillUnrated: ({ lacks, minRating }) =>
    lacks === 'performance'
      ? `Ortalama ${minRating} puanın altında; oyuncu puansız kalır.`
      : 'Maç sayısı yetmediği için oyuncu puansız kalır; maçlar saklanır (U-26).',
  entered: (rating, given) =>
    given === null ? `İlk puan: ${rating}.` : `İlk puan karar gereği verildi: ${rating}.`,
  unchanged: (rating) => `Ay içinde sayılan bir şey yok; puan aynı kalır: ${rating}.`,
  none: 'Bunlardan bir puan çıkmaz; oyuncunun bu türde hâlâ puanı yok.',
  sum: (change, rounded) => `Ayın kesin toplamı ${change}; bir kez yuvarlanınca ${signed(rounded)} (U-18).`,
  after: (base, rounded) => `Yeni puan: ${added(base, rounded)}.`,
  floored: (floor) => `Puan tabanın altına inmez; taban ve yeni puan: ${floor} (U-19).`,
};

const en: ExplanationWords = {
  title: (name, player, list) => `${name} (${player}), the list of ${list}`,
  official: (rules) => `The list is published; it was worked out under the rules ${rules}.`,
  unofficial: (rules) =>
    `PREVIEW: the list is not published, these numbers are not official and may change; worked out under the rules ${rules}.`,
  nothing: 'The player has no rating on this list and no game of the month that counts.',
  number: (type) => `${type}:`,
  before: (rating) => `The rating on the list before was ${rating}.`,
  seeded: (rating) =>
    `There is no rating of this type yet; it starts from the standard rating on the list before, ${rating} (U-11).`,
  unrated: 'The player was unrated on the list before.',
  event: ({ name, tournament, start, basis, rating, k, under }) =>
    [
      `${name} (${tournament}) began on ${start}; its games count with the ratings of the list of ${basis}.`,
      k === null
        ? 'On that list the player was unrated.'
        : `On that list the player had ${rating}, so k is ${k}.`,
      ...(under === null ? [] : [`The player took part under the number ${under}.`]),
    ].join(' '),
  game: ({ round, opponent, opponentName, opponentRating, points, difference, capped, expected, change }) => {
    const met = `Round ${round} against ${opponentName} (${opponent}), ${opponentRating ?? 'unrated'}: ${scored(points)}`;
    if (difference !== null && expected !== null) {
      const cap = capped ? ' (counted as 350)' : '';
      return `${met}; the difference is ${difference}${cap}, ${formatHundredths(expected)} was expected, the change is ${formatHundredths(change)}.`;
    }
    return opponentRating === null && change !== 0
      ? `${met}; against an unrated opponent the change is a tenth of k, ${formatHundredths(change)}.`
      : `${met}.`;
  },
  eventSum: (k, points, expected, change) =>
    `The tournament in sum: ${points} scored against rated opponents, ${expected} expected, k ${k}; the change is ${change}.`,
  performance: (average, difference, value, games) =>
    `The performance in the tournament is ${value}: ${average} is the opponents' average, ${signed(difference)} for the score; ${games} games were against rated opponents.`,
  noPerformance: 'Without half a point against rated opponents the tournament yields no performance (U-23).',
  entry: (entry) => {
    if (entry.because === 'merge') {
      return `What was kept for a first rating of the merged number ${entry.from} was added: ${entry.games} games.`;
    }
    const { amendment } = entry;
    const what =
      amendment.kind === 'points'
        ? `${signed(amendment.points)} points`
        : amendment.kind === 'rating'
          ? `a first rating of ${amendment.rating}`
          : `what is kept of ${amendment.tournament} for a first rating, ${amendment.games} games`;
    return entry.because === 'award'
      ? `By decision: ${what}. It was entered by ${entry.by}; the reason is: ${entry.reason}.`
      : `As a correction: ${what}; a tournament of the published list of ${entry.corrects} was corrected afterwards.`;
  },
  pooled: ({ games, mean, minGames }) =>
    mean === null
      ? 'No performance is kept for a first rating.'
      : `Kept for a first rating are ${games} games (at least ${minGames} are needed) with a mean performance of ${mean}.`,
  stillUnrated: ({ lacks, minRating }) =>
    lacks === 'performance'
      ? `The mean is below ${minRating}, so the player stays unrated.`
      : 'That is not enough, so the player stays unrated; the games are kept (U-26).',
  entered: (rating, given) =>
    given === null ? `The first rating is ${rating}.` : `The first rating was given by decision: ${rating}.`,
  unchanged: (rating) => `Nothing of the month counts, so the rating stays ${rating}.`,
  none: 'None of this makes a rating; the player still has no rating of this type.',
  sum: (change, rounded) =>
    `The exact sum of the month is ${change}; rounded once, that is ${signed(rounded)} (U-18).`,
  after: (base, rounded) => `The new rating is ${added(base, rounded)}.`,
  floored: (floor) => `A rating does not fall below the floor, so it is ${floor} (U-19).`,
};

export const explanationWords: Readonly<Record<Language, ExplanationWords>> = { tr, en };
