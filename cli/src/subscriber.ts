import type { NewsType } from '@kuvvet/ledger';
import { type AddressFault, addressFault } from '@kuvvet/notify';
import { newsTypes, readScope, sayDeed } from '@kuvvet/office';
import { hidePersonal } from '@kuvvet/report';
import { type Command, exit, type Given, type Sentence, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf, openNewHomeOf } from './home.ts';
import { keeperOf, keeperOptions } from './order.ts';
import { type SubscriberAct, type SubscriberWish, subscriberActs } from './subscriber-acts.ts';
import { printSubscribers } from './subscriber-list.ts';

export const subscriberCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet subscriber add AD --to https://... [--types TÜRLER] [--tournaments KAPSAM] [--senders ADLAR]
          kuvvet subscriber list
          kuvvet subscriber rotate AD
          kuvvet subscriber replay AD [--since YYYY-AA-GG]
          kuvvet subscriber remove AD
                 [--reason NEDEN] [--by AD] [--data KLASÖR | --aws]

  add      programı kaydeder ve imzaları doğrulayacağı gizli anahtarı yazar
  list     programları ve bekleyen bildirimlerini yazar
  rotate   yeni bir anahtar verir; sonraki rotate'e kadar bildirimler iki anahtarla da imzalanır
  replay   vazgeçilen bildirimleri, --since ile o günden beri iletilenleri de yeniden gönderir
  remove   programı ve anahtarlarını siler

Türler: ${newsTypes.join(', ')}; verilmezse hepsi. --tournaments turnuva kodları veya * ile biten kod
başlarıdır, --senders gönderen adlarıdır; ikisi de virgülle ayrılır ve yalnız report.* haberlerini sınırlar.
--try ile bu makinedeki bir adrese TLS'siz gönderilir; hizmet --try-webhooks ile çalışmalıdır. Gizli anahtar yalnız bir
kez yazılır. Ne gönderildiği ve nasıl doğrulanacağı docs/webhooks.md içindedir. Kimin, ne zaman,
neden yaptığı kalır: kuvvet trail.`,
    en: `Usage: kuvvet subscriber add NAME --to https://... [--types TYPES] [--tournaments SCOPE] [--senders NAMES]
       kuvvet subscriber list
       kuvvet subscriber rotate NAME
       kuvvet subscriber replay NAME [--since YYYY-MM-DD]
       kuvvet subscriber remove NAME
              [--reason REASON] [--by NAME] [--data DIR | --aws]

  add      registers a program and prints the secret it verifies signatures with
  list     prints the programs and what is on its way to them
  rotate   gives a new key; until the next rotate everything is signed by both
  replay   sends again what was given up, with --since also what was delivered from that day on
  remove   deletes the program and its keys

Types: ${newsTypes.join(', ')}; all of them if none is given. --tournaments are codes of events, or
beginnings of codes followed by *; --senders are names of senders; both have commas between and limit report.* only.
With --try an address on this machine is posted to without TLS; the service has to run with --try-webhooks. A secret is
printed once. What is sent and how to verify it is in docs/webhooks.md. Who did what, when and why
is kept: kuvvet trail.`,
  },
  options: {
    ...{ ...homeOptions, ...keeperOptions },
    to: { type: 'string' },
    types: { type: 'string' },
    tournaments: { type: 'string' },
    senders: { type: 'string' },
    since: { type: 'string' },
    try: { type: 'boolean' },
  },
  run: runSubscriber,
};

async function runSubscriber(given: Given, terminal: Terminal): Promise<number> {
  const [name = '', id = ''] = given.rest;
  const act = subscriberActs.get(name);
  if (!act && name !== 'list') {
    throw new WrongUse({
      tr: 'Önce ne yapılacağını yazın: add, list, rotate, replay veya remove.',
      en: 'Say what to do first: add, list, rotate, replay or remove.',
    });
  }
  if (act && (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(id) || hidePersonal(id) !== id)) {
    throw new WrongUse({
      tr: 'Programı küçük harf, rakam ve tireyle adlandırın, örnek: ege-satranc; kimlik veya telefon numarası olmasın.',
      en: 'Name the program in lower-case letters, digits and hyphens, such as ege-satranc; by nobody’s number.',
    });
  }
  const wish = readWish(name, act, given);
  const keeper = keeperOf(given);
  const home = await (name === 'add' ? openNewHomeOf : openHomeOf)(given);
  try {
    if (!act) {
      await printSubscribers(home.ledger, given, terminal);
      return exit.done;
    }
    const subscriber = await home.ledger.subscriber(id);
    const { secret, told, ...done } = await act.carryOut({ id, subscriber, ...wish }, home);
    await sayDeed(`subscriber/${id}`, `subscriber-${name}`, keeper, home);
    if (given.on.json) terminal.out(JSON.stringify({ subscriber: id, ...done, key: secret }));
    else {
      if (secret) terminal.out(secret);
      terminal.err(told[terminal.language]);
    }
    return exit.done;
  } finally {
    home.close();
  }
}

function readWish(
  name: string,
  act: SubscriberAct | undefined,
  given: Given,
): Omit<SubscriberWish, 'id' | 'subscriber'> {
  for (const option of ['to', 'types', 'tournaments', 'senders', 'since', 'try']) {
    const used = given.text[option] !== undefined || given.on[option] === true;
    if (used && !act?.takes.includes(option)) {
      throw new WrongUse({ tr: `${name} --${option} almaz.`, en: `${name} takes no --${option}.` });
    }
  }
  const { to = null, since = null } = given.text;
  const fault = to === null ? null : addressFault(to, { loopback: given.on.try === true });
  if (fault) throw new WrongUse(addressFaults[fault]);
  if (since !== null && Number.isNaN(Date.parse(/^\d{4}-\d\d-\d\d$/.test(since) ? since : ''))) {
    throw new WrongUse({ tr: '--since: YYYY-AA-GG bekleniyor.', en: '--since: expected YYYY-MM-DD.' });
  }
  return { to, since, types: typesIn(given), tournaments: scopeIn(given), senders: sendersIn(given) };
}

const listed = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

function typesIn({ text: { types } }: Given): readonly NewsType[] {
  const named = types === undefined ? newsTypes : listed(types);
  const known = named.filter((one): one is NewsType => newsTypes.some((type) => type === one));
  if (known.length === named.length) return known;
  const expected = newsTypes.join(', ');
  throw new WrongUse({ tr: `--types: ${expected} bekleniyor.`, en: `--types: expected ${expected}.` });
}

function scopeIn({ text: { tournaments } }: Given): readonly string[] {
  const scope = tournaments === undefined ? ['*'] : readScope(tournaments);
  if (scope) return scope;
  throw new WrongUse({
    tr: '--tournaments: virgülle ayrılmış turnuva kodları veya * ile biten kod başları bekleniyor.',
    en: '--tournaments: expected event codes, or beginnings of codes followed by *, with commas between.',
  });
}

function sendersIn({ text: { senders } }: Given): readonly string[] {
  const names = senders === undefined ? [] : listed(senders);
  if (names.every((one) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(one))) return names;
  throw new WrongUse({
    tr: '--senders: virgülle ayrılmış gönderen adları bekleniyor.',
    en: '--senders: expected names of senders with commas between.',
  });
}

const addressFaults: Readonly<Record<AddressFault, Sentence>> = {
  malformed: {
    tr: '--to: https:// ile başlayan, # içermeyen bir adres bekleniyor.',
    en: '--to: expected an address that begins with https:// and has no # in it.',
  },
  'not-https': {
    tr: '--to: adres https:// ile başlamalı.',
    en: '--to: the address has to begin with https://.',
  },
  credentials: {
    tr: '--to: adreste kullanıcı adı veya parola olamaz; bildirimler imzalanır.',
    en: '--to: no user name or password in the address; what is sent is signed.',
  },
  'forbidden-address': {
    tr: '--to: bu adres internette değil (özel, yerel veya ayrılmış bir ağ).',
    en: '--to: that address is not of the internet (a private, local or reserved network).',
  },
};
