import { type ListType, nextPeriod, type Period } from '@kuvvet/engine';
import { manifestName, releaseKey } from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';

/** The lists after a book, as they were first elected or made again. */
export interface ElectedList {
  readonly list: Period;
  readonly revision: number;
  /** No further revision was ordered. */
  readonly last: boolean;
  readonly election: Election;
}

/** What readers should find, oldest first. */
export const electedLists = (books: readonly PeriodBook[]): readonly ElectedList[] =>
  books.flatMap(({ period, state, elected, revised }) => {
    if (state !== 'published' || !elected) return [];
    const elections = [elected, ...revised.map(({ election }) => election)];
    return elections.map((election, at) => ({
      ...{ list: nextPeriod(period), revision: at + 1, election },
      last: at === elections.length - 1,
    }));
  });

export const manifestKeyOf = (type: ListType, { list, election }: ElectedList): string =>
  releaseKey({ type, period: list, digest: election.manifests[type] }, manifestName);
