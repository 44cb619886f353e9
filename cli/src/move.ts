import { type MoveOutcome, moveInstallation, shown } from '@kuvvet/office';
import { exit, type Given, type Terminal } from './command.ts';
import type { OfficeHome } from './home.ts';
import { progress } from './progress.ts';

/** Moves what an installation holds and the keys of its senders and subscribers; tells what came of it. */
export async function moveHome(
  from: OfficeHome,
  to: OfficeHome,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  const bar = progress('');
  const moved = await moveInstallation(from, to, bar.at).finally(bar.done);
  if (moved.outcome === 'moved') {
    for (const { id } of await from.ledger.senders()) await to.keys.put(id, await from.keys.of(id));
    for (const { id } of await from.ledger.subscribers()) {
      await to.subscriberKeys.put(id, await from.subscriberKeys.of(id));
    }
  }
  if (given.on.json) terminal.out(JSON.stringify(moved));
  else terminal.err(told(moved)[terminal.language]);
  return moved.outcome === 'moved' ? exit.done : exit.failed;
}

function told(moved: MoveOutcome) {
  if (moved.outcome === 'moved') {
    const { entries, objects, ledger } = moved;
    return {
      tr: `Defterde ${entries} kayıt (${ledger.slice(0, 8)}), arşivlerde ${objects} nesne: iki yerde de aynı.`,
      en: `Entries of the ledger: ${entries} (${ledger.slice(0, 8)}), objects of the archives: ${objects}; the same in both places.`,
    };
  }
  if (moved.because === 'not-empty') {
    return {
      tr: 'Hedefte başka bir kurulum var; hiçbir şeyi değiştirilmedi.',
      en: 'Another installation is at home there; nothing of it was changed.',
    };
  }
  return {
    tr: `${shown(moved.subject)}: iki yerde aynı değil. Hizmeti durdurup komutu yeniden verin; yine aynı değilse boş bir hedef kullanın.`,
    en: `${shown(moved.subject)}: not the same in both places. Stop the service and give the command again; if they still differ, use an empty target.`,
  };
}

export const otherKeys = {
  tr: 'Hedefte başka anahtarlar var; lisans numaraları orada kimseyi göstermezdi.',
  en: 'There are other keys; licence numbers would name nobody there.',
} as const;
