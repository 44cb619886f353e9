import type { Ledger } from '@kuvvet/ledger';
import type { Given, Terminal } from './command.ts';
import { table } from './table.ts';

/** Every subscriber, and how many deliveries are on their way to it, went through or were given up. */
export async function printSubscribers(
  ledger: Pick<Ledger, 'subscribers' | 'deliveries'>,
  given: Given,
  terminal: Terminal,
): Promise<void> {
  const rows: string[][] = [];
  for (const subscriber of await ledger.subscribers()) {
    const { id, url, types, active } = subscriber;
    const count = { pending: 0, delivered: 0, 'given-up': 0 };
    let answer: string | null = null;
    for await (const delivery of ledger.deliveries(id)) {
      count[delivery.state]++;
      if (delivery.state !== 'delivered') answer = delivery.answer ?? answer;
    }
    if (given.on.json) terminal.out(JSON.stringify({ ...subscriber, deliveries: count, answer }));
    const state = active ? 'active' : 'stopped';
    const counts = [`${count.pending}`, `${count.delivered}`, `${count['given-up']}`];
    rows.push([id, words[terminal.language][state], ...counts, answer ?? '-', types.join(','), url]);
  }
  if (given.on.json) return;
  if (rows.length === 0) return terminal.err(none[terminal.language]);
  for (const line of table(columns[terminal.language], rows)) terminal.out(line);
}

const words = {
  tr: { active: 'etkin', stopped: 'durdu' },
  en: { active: 'active', stopped: 'stopped' },
} as const;

const columns = {
  tr: ['ad', 'durum', 'bekleyen', 'iletilen', 'vazgeçilen', 'son engel', 'türler', 'adres'],
  en: ['name', 'state', 'pending', 'delivered', 'given up', 'last obstacle', 'types', 'address'],
} as const;

const none = { tr: 'Kayıtlı program yok.', en: 'There is no subscriber.' };
