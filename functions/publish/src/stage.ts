import { engineVersion, listTypes, nextPeriod, previousPeriod, ruleSet } from '@kuvvet/engine';
import { stageRelease, stateBytes, stateKey } from '@kuvvet/gazette';
import type { Election, PeriodBook, Player } from '@kuvvet/ledger';
import {
  close,
  composeList,
  digestOf,
  type Federation,
  fetchState,
  followMerges,
  type Ports,
  recordBytes,
  recordKey,
  registerBytes,
  registerKey,
} from '@kuvvet/office';

/** Folds a sealed book and writes everything its lists need, under digests nobody reads before the election. */
export async function stageLists(
  book: PeriodBook,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault' | 'lists'>,
): Promise<Election> {
  const { ledger, vault, lists } = ports;
  const rules = ruleSet(book.ruleSet);
  const period = nextPeriod(book.period);
  const acts = await Array.fromAsync(ledger.acts(book.period));
  const posted = await Array.fromAsync(ledger.postings(book.period));
  const postings = await followMerges(posted, acts, federation.code, ports);
  const record = await store(vault, recordKey, recordBytes(book, postings, acts));
  const closing = close(await fetchState(book.previousState, vault), postings, acts, rules);

  const state = await store(vault, stateKey, stateBytes(period, closing.states));
  const register = new Map<string, Player>();
  for await (const player of ledger.register()) register.set(player.player, player);
  const snapshot = await store(vault, registerKey, registerBytes(register.values()));

  const previous = (await ledger.book(previousPeriod(book.period)))?.elected?.manifests ?? null;
  const manifests = { ukd: '', uhs: '', uys: '' };
  for (const type of listTypes) {
    manifests[type] = await stageRelease(
      { lists, vault },
      composeList(type, period, closing, register, rules),
      { engine: engineVersion, previous: previous?.[type] ?? null },
    );
  }
  return { book: record, state, register: snapshot, manifests };
}

async function store(
  vault: Ports['vault'],
  key: (digest: string) => string,
  bytes: Uint8Array,
): Promise<string> {
  const digest = digestOf(bytes);
  await vault.putOnce(key(digest), bytes, { mediaType: 'application/x-ndjson', lifetime: 'immutable' });
  return digest;
}
