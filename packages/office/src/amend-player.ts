import type { PlayerNumber } from '@kuvvet/engine';
import type { LicenceEntry, Player } from '@kuvvet/ledger';
import type { LicenceToken } from '@kuvvet/report';
import { type Author, aboutPlayer, wordOf } from './author.ts';
import type { Ports } from './ports.ts';
import { weighSplit } from './split.ts';

export interface AmendRefusal {
  readonly outcome: 'refused';
  /** `taken`: the licence number names somebody else; `no-licence`: what was given is no licence number. */
  readonly because: 'unknown-player' | 'merged' | 'taken' | 'no-licence';
}

export type AmendOutcome =
  | { readonly outcome: 'done'; readonly player: Player }
  /** It is so already. */
  | { readonly outcome: 'unchanged'; readonly player: Player }
  | AmendRefusal;

type AmendPorts = Pick<Ports, 'ledger' | 'now'>;

/** Somebody an officer may change: not another number of somebody else. */
export async function weighAmendment(
  number: PlayerNumber,
  { ledger }: Pick<Ports, 'ledger'>,
): Promise<{ readonly outcome: 'fits'; readonly player: Player } | AmendRefusal> {
  const player = (await ledger.players([number])).get(number);
  if (!player) return { outcome: 'refused', because: 'unknown-player' };
  return player.mergedInto === null ? { outcome: 'fits', player } : { outcome: 'refused', because: 'merged' };
}

/**
 * The privacy switch: whoever is not listed is in no file published from then on, nor named as an opponent. Numbers go on
 * being rated. Files published before stay as they are (decision 0020).
 */
export async function setListed(
  number: PlayerNumber,
  listed: boolean,
  author: Author,
  { ledger, now }: AmendPorts,
): Promise<AmendOutcome> {
  const weighed = await weighAmendment(number, { ledger });
  if (weighed.outcome === 'refused') return weighed;
  const { player: before } = weighed;
  if (before.listed === listed) return { outcome: 'unchanged', player: before };
  const after = { ...before, listed };
  const word = wordOf(
    aboutPlayer(number),
    listed ? 'list' : 'unlist',
    {},
    author,
    now(),
    await saidOf(number, ledger),
  );
  await ledger.amend({ before, after, gained: [], lost: [], word });
  return { outcome: 'done', player: after };
}

/** A name that says nothing, where there must be one. */
export const erasedName = '-';

/**
 * Takes a person out of the register: name, birth year, sex, club, province, FIDE facts and licence. What stays is a number
 * others have played against, with its ratings; it is in no file published from then on (decision 0020). Repeatable.
 */
export async function erase(
  number: PlayerNumber,
  author: Author,
  { ledger, now }: AmendPorts,
): Promise<AmendOutcome> {
  const weighed = await weighAmendment(number, { ledger });
  if (weighed.outcome === 'refused') return weighed;
  const { player: before } = weighed;
  const after: Player = {
    ...before,
    ...{ name: erasedName, sex: null, birthYear: null, province: '', club: '', listed: false },
    fide: { number: null, standard: null, rapid: null, blitz: null },
  };
  const lost = await licencesOf(number, ledger);
  if (before.name === erasedName && !before.listed && lost.length === 0) {
    return { outcome: 'unchanged', player: before };
  }
  const word = wordOf(aboutPlayer(number), 'erase', {}, author, now(), await saidOf(number, ledger));
  await ledger.amend({ before, after, gained: [], lost, word });
  return { outcome: 'done', player: after };
}

/**
 * Another licence number for a player, in place of all that named them; it is known here by its token alone. It is taken
 * from a number that was merged when lists were published with the merge: the person then begins anew under a number of
 * their own (decision 0013). Repeatable.
 */
export async function correctLicence(
  number: PlayerNumber,
  licence: string,
  author: Author,
  { ledger, identify, now }: AmendPorts & Pick<Ports, 'identify'>,
): Promise<AmendOutcome> {
  const weighed = await weighAmendment(number, { ledger });
  if (weighed.outcome === 'refused') return weighed;
  const { player } = weighed;
  const identity = identify(licence);
  if (identity.kind !== 'licence' || !identity.valid) return { outcome: 'refused', because: 'no-licence' };
  const holder = (await ledger.licences([identity.token])).get(identity.token);
  if (holder !== undefined && holder !== number) {
    const weighed = await weighSplit(holder, { ledger });
    if (weighed.outcome === 'fits' || weighed.because !== 'published') {
      return { outcome: 'refused', because: 'taken' };
    }
    await giveUp(holder, identity.token, author, { ledger, now });
  }
  const lost = (await licencesOf(number, ledger)).filter((token) => token !== identity.token);
  if (holder === number && lost.length === 0) return { outcome: 'unchanged', player };
  const word = wordOf(aboutPlayer(number), 'licence', {}, author, now(), await saidOf(number, ledger));
  const after = { ...player, member: true };
  await ledger.amend({ before: player, after, gained: [identity.token], lost, word });
  return { outcome: 'done', player: after };
}

/** Whoever dies after it gives the order again: then the licence is nobody's. */
async function giveUp(
  number: PlayerNumber,
  token: LicenceToken,
  author: Author,
  { ledger, now }: AmendPorts,
) {
  const entry = (await ledger.players([number])).get(number);
  if (!entry) return;
  const word = wordOf(aboutPlayer(number), 'licence', {}, author, now(), await saidOf(number, ledger));
  await ledger.amend({ before: entry, after: entry, gained: [], lost: [token], word });
}

/** Every licence is gone through: no entry leads from a person to a licence, and this is rare. */
async function licencesOf(number: PlayerNumber, ledger: Ports['ledger']): Promise<readonly LicenceToken[]> {
  const tokens: LicenceToken[] = [];
  for await (const [token, player] of ledger.licenceEntries() as AsyncIterable<LicenceEntry>) {
    if (player === number) tokens.push(token);
  }
  return tokens;
}

/** What was said before: the same may be done again after it was undone. */
const saidOf = async (number: PlayerNumber, ledger: Ports['ledger']): Promise<readonly string[]> =>
  (await ledger.words(aboutPlayer(number))).map(({ id }) => id);
