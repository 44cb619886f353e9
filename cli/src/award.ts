import type { Rating } from '@kuvvet/engine';
import { type AwardedChange, award, digestOf, turkey, weighAward } from '@kuvvet/office';
import { actName } from './act-name.ts';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { listTypeOption } from './list-type.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const awardCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet award OYUNCU --type ukd|uhs|uys --points N | --rating N
       --reason NEDEN [--by AD] [--id AD] [--yes] [--data KLASÖR | --aws]

Açık aya işlenir ve sonraki listede görünür: --points puanlı bir oyuncunun puanına eklenir (eksi de olur), --rating
puansız bir oyuncunun ilk puanıdır. Aynı emir bir kez sayılır; aynısını bir daha vermek için başka bir --id yazın.
--yes olmadan yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet award PLAYER --type ukd|uhs|uys --points N | --rating N
       --reason REASON [--by NAME] [--id NAME] [--yes] [--data DIR | --aws]

Entered into the open month and seen with the next list: --points is added to a rated player's rating (or taken from it),
--rating is the first rating of an unrated one. The same order counts once; to give the same again, name another --id.
Without --yes it only says what would happen.`,
  },
  options: {
    ...homeOptions,
    ...orderOptions,
    type: { type: 'string' },
    points: { type: 'string' },
    rating: { type: 'string' },
    id: { type: 'string' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const change = changeOf(given);
    const order = orderOf(given);
    const mark = digestOf(new TextEncoder().encode(JSON.stringify([change, order]))).slice(0, 8);
    const id = actName(given, `award-${change.player}-${change.type}-${mark}`);
    const home = await openHomeOf(given);
    try {
      const weighed = await weighAward(change, turkey.ruleSet, home);
      const outcome =
        given.on.yes && weighed.outcome === 'fits'
          ? await award(change, { id, ...order }, turkey.ruleSet, home)
          : weighed;
      if (given.on.json) terminal.out(JSON.stringify(outcome));
      else if (outcome.outcome === 'refused') terminal.err(refusals[outcome.because][terminal.language]);
      else {
        const rating = weighed.outcome === 'fits' ? weighed.rating : null;
        terminal.out(`${change.player}  ${change.type}  ${rating ?? '-'} -> ${ratingAfter(change, rating)}`);
        if (outcome.outcome === 'fits') terminal.err(rehearsed[terminal.language]);
      }
      return outcome.outcome === 'refused' ? exit.failed : exit.done;
    } finally {
      home.close();
    }
  },
};

function changeOf(given: Given): AwardedChange {
  const player = playerOf(given.rest[0]);
  const type = listTypeOption(given);
  const { points, rating } = given.text;
  if ((points === undefined) === (rating === undefined)) {
    throw new WrongUse({
      tr: '--points veya --rating, ikisinden biri gerekli.',
      en: 'Give one of --points and --rating.',
    });
  }
  if (points !== undefined && /^[+-]?[1-9]\d{0,2}$/.test(points)) {
    return { kind: 'points', player, type, points: Number(points) };
  }
  if (rating !== undefined && /^[1-9]\d{3}$/.test(rating)) {
    return { kind: 'rating', player, type, rating: Number(rating) };
  }
  throw new WrongUse({
    tr: '--points: -999 ile 999 arası (eksi için --points=-N); --rating: dört haneli bir puan bekleniyor.',
    en: '--points: expected -999 to 999 (a loss as --points=-N); --rating: a rating of four digits.',
  });
}

/** Without what the month's games do. */
const ratingAfter = (change: AwardedChange, rating: Rating | null): Rating =>
  change.kind === 'rating' ? change.rating : Math.max(turkey.ruleSet.floor, (rating ?? 0) + change.points);

const rehearsed = {
  tr: 'Ayın oyunları hariç böyle olurdu. İşlemek için --yes ekleyin.',
  en: 'So it would be but for the games of the month. Add --yes to enter it.',
};

const refusals = {
  'unknown-player': { tr: 'Kütükte böyle bir oyuncu yok.', en: 'No such player is in the register.' },
  'no-member': {
    tr: 'Oyuncu federasyonun lisanslı sporcusu değil (U-02).',
    en: 'The player holds no licence of the federation (U-02).',
  },
  merged: {
    tr: 'Bu numara bir başkasıyla birleştirildi; kalan numarayı yazın.',
    en: 'This number was merged into another; name the one that stays.',
  },
  unrated: {
    tr: 'Puansız bir oyuncuya eklenecek puan yok; --rating ile ilk puan verin.',
    en: 'An unrated player has nothing to add points to; give a first rating with --rating.',
  },
  rated: {
    tr: 'Oyuncunun puanı var; --points ile ekleyin.',
    en: 'The player is rated already; add --points instead.',
  },
  'too-low': {
    tr: `İlk puan en az ${turkey.ruleSet.firstRating.minRating} olmalı (Q-05).`,
    en: `A first rating is at least ${turkey.ruleSet.firstRating.minRating} (Q-05).`,
  },
} as const;
