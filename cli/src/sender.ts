import { readKey, readScope } from '@kuvvet/office';
import { hidePersonal } from '@kuvvet/report';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { type SenderAct, senderActs } from './sender-acts.ts';

export const senderCommand: Command = {
  name: 'sender',
  takes: 2,
  summary: {
    tr: 'rapor gönderenleri ve anahtarlarını yönetir',
    en: 'keep the senders of reports and their keys',
  },
  usage: {
    tr: `Kullanım: kuvvet sender add AD [--title BAŞLIK] [--scope KAPSAM] [--public-key whpk_...]
          kuvvet sender rotate AD [--public-key whpk_...]
          kuvvet sender retire AD
          kuvvet sender revoke AD
          kuvvet sender change AD [--title BAŞLIK] [--scope KAPSAM]
                 [--data KLASÖR | --aws]

  add      göndereni kaydeder; açık anahtar verilmezse yeni bir gizli anahtar yazar
  rotate   yeni bir anahtar verir; en yeni eski anahtar onun yanında geçerli kalır, daha eskisi düşer
  retire   eski anahtarı düşürür, yenisi kalır
  revoke   bundan sonra gönderenden hiçbir şey alınmaz
  change   başlığı veya kapsamı değiştirir

Kapsam, bildirebileceği turnuvaların kodları veya * ile biten kod başlarıdır, virgülle ayrılır: 'IZM-*,ANK-2026-01'.
Verilmezse gönderen her turnuvayı bildirebilir. Gizli anahtar yalnız bir kez yazılır ve hiçbir kayda girmez.`,
    en: `Usage: kuvvet sender add NAME [--title TITLE] [--scope SCOPE] [--public-key whpk_...]
       kuvvet sender rotate NAME [--public-key whpk_...]
       kuvvet sender retire NAME
       kuvvet sender revoke NAME
       kuvvet sender change NAME [--title TITLE] [--scope SCOPE]
              [--data DIR | --aws]

  add      registers a sender; prints a new secret unless it brings a public key
  rotate   gives it a new key; the newest before stays live beside it, one older is dropped
  retire   drops the older key, the newer stays
  revoke   nothing of the sender is accepted from now on
  change   changes its title or scope

A scope is the codes of the events it may report, or beginnings of codes followed by *, with commas between:
'IZM-*,ANK-2026-01'. Without one a sender may report every event. A secret is printed once and enters no log.`,
  },
  options: {
    ...homeOptions,
    title: { type: 'string' },
    scope: { type: 'string' },
    'public-key': { type: 'string' },
  },
  run: runSender,
};

async function runSender(given: Given, terminal: Terminal): Promise<number> {
  const [name = '', id = ''] = given.rest;
  const act = senderActs.get(name);
  if (!act) {
    throw new WrongUse({
      tr: 'Önce ne yapılacağını yazın: add, rotate, retire, revoke veya change.',
      en: 'Say what to do first: add, rotate, retire, revoke or change.',
    });
  }
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(id) || hidePersonal(id) !== id) {
    throw new WrongUse({
      tr: 'Göndereni küçük harf, rakam ve tireyle adlandırın, örnek: arbiter; kimlik veya telefon numarası olmasın.',
      en: 'Name the sender in lower-case letters, digits and hyphens, such as arbiter; by nobody’s number.',
    });
  }
  const wish = readWish(name, act, given);
  const home = await openHomeOf(given);
  try {
    const { sender, secret } = await act.carryOut(
      { id, sender: await home.ledger.sender(id), ...wish },
      home,
    );
    const keys = (await home.keys.of(id)).length;
    const { active, scope } = sender;
    if (given.on.json) terminal.out(JSON.stringify({ sender: id, active, scope, keys, key: secret }));
    else {
      if (secret) terminal.out(secret);
      terminal.err(told(id, keys, scope)[terminal.language]);
    }
    return exit.done;
  } finally {
    home.close();
  }
}

function readWish(name: string, act: SenderAct, given: Given) {
  for (const option of ['title', 'scope', 'public-key']) {
    if (given.text[option] !== undefined && !act.takes.includes(option)) {
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
