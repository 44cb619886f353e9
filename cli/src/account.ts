import { type Accounts, isAccountName, isPassword, isWhole, readRoles } from '@kuvvet/desk';
import { sayDeed } from '@kuvvet/office';
import { openAccountsIn, openHome } from '@kuvvet/standalone';
import { askPassword } from './ask-password.ts';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { keeperOf, keeperOptions } from './order.ts';

export const accountCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet account add AD --role ROLLER [--sender GÖNDEREN] [--data KLASÖR]
          kuvvet account password AD [--data KLASÖR]
          kuvvet account remove AD [--data KLASÖR]
          kuvvet account list [--data KLASÖR]
                 [--reason NEDEN] [--by AD]

Roller virgülle ayrılır: arbiter (yalnız --sender ile verilen gönderenin raporlarını görür), officer (karar verir, ayı
kapatır), administrator (gönderenleri ve hesapları yönetir). Parola uçbirimde sorulur veya standart girdiden okunur.
Kimin, ne zaman, neden yaptığı kalır: kuvvet trail. AWS üzerinde hesap yoktur, IAM karar verir: kuvvet desk --help.`,
    en: `Usage: kuvvet account add NAME --role ROLES [--sender SENDER] [--data DIR]
       kuvvet account password NAME [--data DIR]
       kuvvet account remove NAME [--data DIR]
       kuvvet account list [--data DIR]
              [--reason REASON] [--by NAME]

Roles have commas between: arbiter (sees the reports of the sender named by --sender alone), officer (decides and closes
the month), administrator (keeps senders and accounts). The password is asked for at the terminal, or read from
standard input. Who did it, when and why is kept: kuvvet trail. There are no accounts on AWS, where IAM decides: kuvvet desk --help.`,
  },
  options: {
    ...keeperOptions,
    data: { type: 'string', default: 'data' },
    role: { type: 'string' },
    sender: { type: 'string' },
  },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [act = '', name = ''] = given.rest;
    const carryOut = acts[act];
    if (!carryOut) {
      throw new WrongUse({
        tr: 'Önce ne yapılacağını yazın: add, password, remove veya list.',
        en: 'Say what to do first: add, password, remove or list.',
      });
    }
    if (act !== 'list' && !isAccountName(name)) {
      throw new WrongUse({
        tr: 'Hesabı 2 ile 32 arasında küçük harf, rakam, nokta ve tireyle adlandırın; harfle başlasın.',
        en: 'Name the account in 2 to 32 lower-case letters, digits, points and hyphens, a letter first.',
      });
    }
    const keeper = keeperOf(given);
    const accounts = openAccountsIn(given.text.data ?? 'data', () => new Date().toISOString());
    try {
      const code = await carryOut(name, accounts, given, terminal);
      if (act !== 'list' && code === exit.done) await say(`account/${name}`, `account-${act}`, keeper, given);
      return code;
    } finally {
      accounts.close();
    }
  },
};

type CarryOut = (name: string, accounts: Accounts, given: Given, terminal: Terminal) => Promise<number>;

const acts: Readonly<Record<string, CarryOut>> = {
  async add(name, accounts, given, terminal) {
    const account = {
      name,
      roles: readRoles(required(given, 'role')) ?? [],
      sender: given.text.sender ?? null,
    };
    if (account.roles.length === 0 || !isWhole(account) || !(await isSender(account.sender, given))) {
      throw new WrongUse({
        tr: '--role: arbiter, officer veya administrator; hakem için --sender ile kayıtlı bir gönderen, başkası için yok.',
        en: '--role: arbiter, officer or administrator; for an arbiter a registered sender as --sender, for others none.',
      });
    }
    return told(
      await accounts.add(account, await newPassword(terminal)),
      words.added,
      words.taken,
      name,
      terminal,
    );
  },

  async password(name, accounts, _given, terminal) {
    const changed = await accounts.setPassword(name, await newPassword(terminal));
    return told(changed, words.changed, words.unknown, name, terminal);
  },

  remove: async (name, accounts, _given, terminal) =>
    told(accounts.remove(name), words.removed, words.unknown, name, terminal),

  async list(_name, accounts, given, terminal) {
    for (const { name, roles, sender } of accounts.all()) {
      terminal.out(
        given.on.json
          ? JSON.stringify({ name, roles, sender })
          : [name, roles.join(','), sender ?? '-'].join('  '),
      );
    }
    return exit.done;
  },
};

/** In the ledger beside the accounts: it holds the trail, and knows nothing else of them. */
async function say(about: string, deed: string, keeper: ReturnType<typeof keeperOf>, given: Given) {
  const home = openHome(given.text.data ?? 'data');
  try {
    await sayDeed(about, deed, keeper, home);
  } finally {
    home.close();
  }
}

async function isSender(sender: string | null, given: Given): Promise<boolean> {
  if (sender === null) return true;
  const home = openHome(given.text.data ?? 'data');
  try {
    return (await home.ledger.sender(sender)) !== null;
  } finally {
    home.close();
  }
}

async function newPassword({ language }: Terminal): Promise<string> {
  const password = await askPassword(language);
  if (password !== null && isPassword(password)) return password;
  throw new WrongUse({
    tr: 'Parola iki kez aynı yazılmalı ve 12 ile 200 karakter arasında olmalı.',
    en: 'The password has to be the same twice and have 12 to 200 characters.',
  });
}

type About = Readonly<Record<Terminal['language'], (name: string) => string>>;

function told(done: boolean, yes: About, no: About, name: string, terminal: Terminal): number {
  terminal.err((done ? yes : no)[terminal.language](name));
  return done ? exit.done : exit.failed;
}

const words = {
  added: { tr: (name) => `Hesap açıldı: ${name}.`, en: (name) => `Account opened: ${name}.` },
  changed: {
    tr: (name) => `Parola değişti, açık oturumlar kapandı: ${name}.`,
    en: (name) => `Password changed, open sessions ended: ${name}.`,
  },
  removed: { tr: (name) => `Hesap kapatıldı: ${name}.`, en: (name) => `Account closed: ${name}.` },
  taken: { tr: (name) => `Bu adla bir hesap var: ${name}.`, en: (name) => `There is an account ${name}.` },
  unknown: { tr: (name) => `Böyle bir hesap yok: ${name}.`, en: (name) => `There is no account ${name}.` },
} as const satisfies Readonly<Record<string, About>>;
