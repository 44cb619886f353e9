import type { Command, Sentence } from './command.ts';

/** What the overview tells of a command. The rest is loaded when it is called: all of them together take half a second. */
interface Listed {
  readonly name: string;
  readonly summary: Sentence;
  load(): Promise<Command>;
}

export const commands: readonly Listed[] = [
  {
    name: 'month',
    summary: {
      tr: 'bir ayı dosyalardan hesaplar: kütük ve raporlar girer, listeler çıkar',
      en: 'rate a month from files: register and reports in, lists out',
    },
    load: async () => (await import('./month.ts')).monthCommand,
  },
  {
    name: 'check',
    summary: {
      tr: 'bir raporu göndermeden denetler',
      en: 'check a report before sending it',
    },
    load: async () => (await import('./check.ts')).checkCommand,
  },
  {
    name: 'submit',
    summary: { tr: 'bir raporu imzalayıp gönderir', en: 'sign a report and send it' },
    load: async () => (await import('./submit.ts')).submitCommand,
  },
  {
    name: 'withdraw',
    summary: { tr: 'bir turnuvayı geri çeker', en: 'take a tournament back' },
    load: async () => (await import('./withdraw.ts')).withdrawCommand,
  },
  {
    name: 'status',
    summary: { tr: 'bir makbuzun durumunu okur', en: 'read what became of a receipt' },
    load: async () => (await import('./status.ts')).statusCommand,
  },
  {
    name: 'register',
    summary: {
      tr: 'oyuncu kütüğünü bir dosyadan alır veya günceller',
      en: 'take the register of players over from a file, or bring it up to date',
    },
    load: async () => (await import('./register.ts')).registerCommand,
  },
  {
    name: 'list',
    summary: {
      tr: 'federasyonun listelerini alır ve ilk ayı açar',
      en: "take a federation's lists over, and open the first month on them",
    },
    load: async () => (await import('./list.ts')).listCommand,
  },
  {
    name: 'fide',
    summary: {
      tr: 'FIDE listesindeki puanları kütüğe alır',
      en: "take the ratings of a list of FIDE's into the register",
    },
    load: async () => (await import('./fide.ts')).fideCommand,
  },
  {
    name: 'begin',
    summary: { tr: 'kütükle ilk ayı açar', en: 'open the first book on a register' },
    load: async () => (await import('./begin.ts')).beginCommand,
  },
  {
    name: 'sender',
    summary: {
      tr: 'rapor gönderenleri ve anahtarlarını yönetir',
      en: 'keep the senders of reports and their keys',
    },
    load: async () => (await import('./sender.ts')).senderCommand,
  },
  {
    name: 'subscriber',
    summary: {
      tr: "haber verilen programları (webhook'ları) ve anahtarlarını yönetir",
      en: 'keep the programs that are told of news (webhooks), and their keys',
    },
    load: async () => (await import('./subscriber.ts')).subscriberCommand,
  },
  {
    name: 'account',
    summary: {
      tr: 'masada çalışanların hesaplarını yönetir',
      en: 'keep the accounts of those who work at the desk',
    },
    load: async () => (await import('./account.ts')).accountCommand,
  },
  {
    name: 'desk',
    summary: {
      tr: 'masayı bu makinede, AWS üzerindeki kurulum için açar',
      en: 'open the desk on this machine, for an installation on AWS',
    },
    load: async () => (await import('./desk.ts')).deskCommand,
  },
  {
    name: 'inbox',
    summary: { tr: 'raporları durumlarıyla gösterir, birini açar', en: 'show reports by state, or open one' },
    load: async () => (await import('./inbox.ts')).inboxCommand,
  },
  {
    name: 'find',
    summary: {
      tr: 'kütükte ada veya numaraya göre kişi arar',
      en: 'look people up in the register by name or number',
    },
    load: async () => (await import('./find.ts')).findCommand,
  },
  {
    name: 'history',
    summary: {
      tr: 'bir turnuvanın veya oyuncunun geçmişini yazar',
      en: 'tell the history of a tournament or a player',
    },
    load: async () => (await import('./history.ts')).historyCommand,
  },
  {
    name: 'trail',
    summary: { tr: 'kimin neyi ne zaman ve neden yaptığını yazar', en: 'tell who did what, when and why' },
    load: async () => (await import('./trail.ts')).trailCommand,
  },
  {
    name: 'preview',
    summary: {
      tr: 'ay kapansaydı çıkacak listeleri hesaplar',
      en: 'work out the next lists as the month stands',
    },
    load: async () => (await import('./preview.ts')).previewCommand,
  },
  {
    name: 'explain',
    summary: {
      tr: 'bir oyuncunun puanının nereden geldiğini anlatır',
      en: 'tell where a player’s numbers come from',
    },
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  {
    name: 'release',
    summary: {
      tr: 'bekletilen bir raporu değerlendirmeye bırakır',
      en: 'let a held report be rated',
    },
    load: async () => (await import('./release.ts')).releaseCommand,
  },
  {
    name: 'match',
    summary: {
      tr: 'rapordaki satırların hangi oyuncular olduğunu söyler',
      en: 'say which players the rows of a report are',
    },
    load: async () => (await import('./match.ts')).matchCommand,
  },
  {
    name: 'retype',
    summary: { tr: 'bir raporu başka bir listeye sayar', en: 'count a report for another list' },
    load: async () => (await import('./retype.ts')).retypeCommand,
  },
  {
    name: 'refuse',
    summary: { tr: 'bir raporu nedeniyle geri çevirir', en: 'refuse a report, and say why' },
    load: async () => (await import('./refuse.ts')).refuseCommand,
  },
  {
    name: 'award',
    summary: {
      tr: 'bir oyuncuya karar gereği puan veya ilk puan verir',
      en: 'give a player points or a first rating by decision',
    },
    load: async () => (await import('./award.ts')).awardCommand,
  },
  {
    name: 'merge',
    summary: {
      tr: 'aynı kişinin iki numarasını birleştirir',
      en: 'make two numbers of one person one',
    },
    load: async () => (await import('./merge.ts')).mergeCommand,
  },
  {
    name: 'split',
    summary: {
      tr: 'açık aydaki yanlış bir birleştirmeyi geri alır',
      en: 'take a wrong merge of the open month back',
    },
    load: async () => (await import('./split.ts')).splitCommand,
  },
  {
    name: 'privacy',
    summary: {
      tr: 'bir oyuncuyu yayımlanan listelerden çıkarır veya geri alır',
      en: 'keep a player out of published lists, or put one back',
    },
    load: async () => (await import('./privacy.ts')).privacyCommand,
  },
  {
    name: 'licence',
    summary: {
      tr: 'bir oyuncunun lisans numarasını düzeltir',
      en: 'correct the licence number of a player',
    },
    load: async () => (await import('./licence.ts')).licenceCommand,
  },
  {
    name: 'erase',
    summary: {
      tr: 'bir kişinin bilgilerini kütükten ve yürürlükteki listelerden siler',
      en: 'take a person out of the register and the lists in force',
    },
    load: async () => (await import('./erase.ts')).eraseCommand,
  },
  {
    name: 'cut-off',
    summary: {
      tr: 'açık ayın raporlar için son teslim zamanını belirler',
      en: 'set until when the open month takes reports',
    },
    load: async () => (await import('./cut-off.ts')).cutOffCommand,
  },
  {
    name: 'close',
    summary: { tr: 'bir ayı kapatır ve listeleri yayımlar', en: 'close a month and publish its lists' },
    load: async () => (await import('./close.ts')).closeCommand,
  },
  {
    name: 'rerun',
    summary: {
      tr: 'yayımlanmış bir listeyi ilkinin yanına yeniden yapar',
      en: 'make a published list again, beside the first',
    },
    load: async () => (await import('./rerun.ts')).rerunCommand,
  },
  {
    name: 'export',
    summary: {
      tr: "AWS'deki bir kurulumu bir veri klasörüne taşır",
      en: 'move an installation on AWS to a data directory',
    },
    load: async () => (await import('./export.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: {
      tr: "bir veri klasöründeki kurulumu AWS'ye taşır",
      en: 'move an installation in a data directory to AWS',
    },
    load: async () => (await import('./import.ts')).importCommand,
  },
  {
    name: 'backup',
    summary: {
      tr: 'bir veri klasörünü, hizmet çalışırken de, bütünüyle kopyalar',
      en: 'copy a data directory whole, also while the service runs',
    },
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  {
    name: 'restore',
    summary: { tr: 'bir yedeği yeni bir veri klasörüne yükler', en: 'make a new data directory of a backup' },
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  {
    name: 'doctor',
    summary: {
      tr: 'kurulumda her şeyin birbirini tutup tutmadığına bakar',
      en: 'look whether everything of an installation fits together',
    },
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  {
    name: 'rebuild',
    summary: {
      tr: 'defteri ve listeleri yalnız arşivden yeniden yapar ve özetleri karşılaştırır',
      en: 'make ledger and lists again from the archive alone, and compare every digest',
    },
    load: async () => (await import('./rebuild.ts')).rebuildCommand,
  },
  {
    name: 'recompute',
    summary: {
      tr: 'bir ayın puanlarını iki dosyadan yeniden hesaplar',
      en: 'work out the ratings after a month from two files',
    },
    load: async () => (await import('./recompute.ts')).recomputeCommand,
  },
  {
    name: 'verify',
    summary: {
      tr: 'yayımlanan listeleri yalnız yayımlanan dosyalarla denetler ve yeniden hesaplar',
      en: 'check published lists, and work them out again, from published files alone',
    },
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  {
    name: 'diff',
    summary: {
      tr: 'iki listenin farkını nedenleriyle yazar',
      en: 'the difference of two lists, with the reasons',
    },
    load: async () => (await import('./diff.ts')).diffCommand,
  },
  {
    name: 'site',
    summary: {
      tr: 'genel sayfaları hazırlar ve yayımlar',
      en: 'build the public pages and put them where readers find them',
    },
    load: async () => (await import('./site.ts')).siteCommand,
  },
];
