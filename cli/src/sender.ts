import { isSenderName, keepSender, readKey, readScope, type SenderAct, sayDeed } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf, openNewHomeOf } from './home.ts';
import { keeperOf, keeperOptions } from './order.ts';

export const senderCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet sender add AD [--title BAŞLIK] [--scope KAPSAM] [--public-key whpk_...]
          kuvvet sender rotate AD [--public-key whpk_...]
          kuvvet sender retire AD
          kuvvet sender revoke AD
          kuvvet sender change AD [--title BAŞLIK] [--scope KAPSAM]
                 [--reason NEDEN] [--by AD] [--data KLASÖR | --aws]

  add      göndereni kaydeder; açık anahtar verilmezse yeni bir gizli anahtar yazar. Gönderme hakkı kaldırılmış biri
           eski başlığı ve kapsamıyla döner
  rotate   yeni bir anahtar verir; en yeni eski anahtar onun yanında geçerli kalır, daha eskisi düşer
  retire   eski anahtarı düşürür, yenisi kalır
  revoke   bundan sonra gönderenden hiçbir şey alınmaz
  change   başlığı veya kapsamı değiştirir

Kapsam, bildirebileceği turnuvaların kodları veya * ile biten kod başlarıdır, virgülle ayrılır: 'IZM-*,ANK-2026-01'.
Verilmezse gönderen her turnuvayı bildirebilir. Gizli anahtar yalnız bir kez yazılır ve hiçbir kayda girmez.
Kimin, ne zaman, neden yaptığı kalır: kuvvet trail.`,
    en: `Usage: kuvvet sender add NAME [--title TITLE] [--scope SCOPE] [--public-key whpk_...]
       kuvvet sender rotate NAME [--public-key whpk_...]
       kuvvet sender retire NAME
       kuvvet sender revoke NAME
       kuvvet sender change NAME [--title TITLE] [--scope SCOPE]
              [--reason REASON] [--by NAME] [--data DIR | --aws]

  add      registers a sender; prints a new secret unless it brings a public key. One that was revoked comes back with
           its title and scope
  rotate   gives it a new key; the newest before stays live beside it, one older is dropped
  retire   drops the older key, the newer stays
  revoke   nothing of the sender is accepted from now on
  change   changes its title or scope

A scope is the codes of the events it may report, or beginnings of codes followed by *, with commas between:
'IZM-*,ANK-2026-01'. Without one a sender may report every event. A secret is printed once and enters no log.
Who did it, when and why is kept: kuvvet trail.`,
  },
  options: {
    ...{ ...homeOptions, ...keeperOptions },
    title: { type: 'string' },
    scope: { type: 'string' },
    'public-key': { type: 'string' },
  },
  run: runSender,
};

async function runSender(given: Given, terminal: Terminal): Promise<number> {
  const [name = '', id = ''] = given.rest;
  if (!isSenderAct(name)) {
    throw new WrongUse({
      tr: 'Önce ne yapılacağını yazın: add, rotate, retire, revoke veya change.',
      en: 'Say what to do first: add, rotate, retire, revoke or change.',
    });
  }
  if (!isSenderName(id)) {
    throw new WrongUse({
      tr: 'Göndereni küçük harf, rakam ve tireyle adlandırın, örnek: arbiter; kimlik veya telefon numarası olmasın.',
      en: 'Name the sender in lower-case letters, digits and hyphens, such as arbiter; by nobody’s number.',
    });
  }
  const wish = readWish(name, given);
  const keeper = keeperOf(given);
  const home = await (name === 'add' ? openNewHomeOf : openHomeOf)(given);
  try {
    const kept = await keepSender(name, { id, ...wish }, home);
    if (kept.outcome === 'refused') throw new WrongUse(refusals[kept.because](id));
    const { sender, secret } = kept;
    await sayDeed(`sender/${id}`, `sender-${name}`, keeper, home);
    const keys = (await home.keys.of(id)).length;
    const { active, scope } = sender;
    const shown = { sender: id, active, scope, keys, ...(secret && { key: secret }) };
    if (given.on.json) terminal.out(JSON.stringify(shown));
    else {
      if (secret) terminal.out(secret);
      terminal.err(told(id, keys, scope)[terminal.language]);
    }
    return exit.done;
  } finally {
    home.close();
  }
}

function readWish(name: SenderAct, given: Given) {
  for (const option of ['title', 'scope', 'public-key']) {
    if (given.text[option] !== undefined && !takes[name].includes(option)) {
      throw new WrongUse({ tr: `${name} --${option} almaz.`, en: `${name} takes no --${option}.` });
    }
  }
  const { title = null, scope: scopeText, 'public-key': publicKey = null } = given.text;
  const scope = scopeText === undefined ? null : readScope(scopeText);
  if (scopeText !== undefined && !scope) {
    throw new WrongUse({
      tr: '--scope: virgülle ayrılmış turnuva kodları veya * ile biten kod başları bekleniyor.',
      en: '--scope: expected event codes, or beginnings of codes followed by *, with commas between.',
    });
  }
  // What was given may be a private key by mistake: it is not repeated.
  if (publicKey !== null && readKey(publicKey)?.type !== 'public') {
    throw new WrongUse({
      tr: '--public-key: whpk_ ve ardından 32 baytlık bir ed25519 açık anahtarının base64 yazımı bekleniyor.',
      en: '--public-key: expected whpk_ and an ed25519 public key of 32 bytes in base64.',
    });
  }
  return { title, scope, publicKey };
}

const told = (id: string, keys: number, scope: readonly string[]) => ({
  tr: `${id}: geçerli anahtar: ${keys}; turnuvalar: ${scope.join(', ')}`,
  en: `${id}: live keys: ${keys}; events: ${scope.join(', ')}`,
});

/** Options that belong to each act. */
const takes: Readonly<Record<SenderAct, readonly string[]>> = {
  add: ['title', 'scope', 'public-key'],
  rotate: ['public-key'],
  retire: [],
  revoke: [],
  change: ['title', 'scope'],
};

const isSenderAct = (name: string): name is SenderAct => Object.hasOwn(takes, name);

const refusals = {
  registered: (id: string) => ({
    tr: `${id} zaten kayıtlı; yeni anahtar için rotate, kapsam için change kullanın.`,
    en: `${id} is registered already; use rotate for a new key, change for its scope.`,
  }),
  unknown: (id: string) => ({ tr: `${id} adlı bir gönderen yok.`, en: `There is no sender ${id}.` }),
  revoked: (id: string) => ({
    tr: `${id} gönderme hakkını yitirmiş; yeniden kaydetmek için add kullanın.`,
    en: `${id} was revoked; use add to register it anew.`,
  }),
} as const;
