import type { Catalogue } from '@kuvvet/report';

const restore = {
  tr: 'Nesneyi yedekten ya da kovanın eski sürümünden geri koyun.',
  en: 'Restore the object from a backup or from an earlier version in the bucket.',
};
const ask = {
  tr: 'Bu olmamalıydı; geliştiriciye bildirin, hiçbir şeyi elle değiştirmeyin.',
  en: 'This should not be possible; tell the developers and change nothing by hand.',
};

const again = {
  tr: 'Sonraki saatlik tur ya da aynı komut tamamlar; her adım yinelenebilir.',
  en: 'The next hourly tick or the same command does it; every step may be repeated.',
};

/** What an audit of an installation can find (doctor, rebuild). */
export const auditFindings = {
  'audit.ledger-file': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: {
      what: 'Defterin dosyası bozulmuş: sayfaları, satırları ve dizinleri birbirini tutmuyor.',
      todo: 'Hizmeti durdurun, klasörün kopyasını alın ve kuvvet restore ile yedeğe dönün; kuvvet rebuild kapanan ayları arşivden yeniden yapar.',
    },
    en: {
      what: 'The file of the ledger is damaged: its pages, rows and indexes do not fit together.',
      todo: 'Stop the service, keep a copy of the directory and go back to a backup with kuvvet restore; kuvvet rebuild makes the closed months again from the archive.',
    },
  },
  'audit.absent': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Arşivde yok.', todo: restore.tr },
    en: { what: 'It is not in the archive.', todo: restore.en },
  },
  'audit.digest': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Özeti adındaki gibi değil: {expected} yerine {found}.', todo: restore.tr },
    en: {
      what: 'Its digest is not the one it is named by: {found} in place of {expected}.',
      todo: restore.en,
    },
  },
  'audit.unreadable': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Okunamıyor: biçimi tanınmıyor.', todo: restore.tr },
    en: { what: 'It cannot be read: unknown format.', todo: restore.en },
  },
  'audit.chain': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: { what: 'Kendinden öncekini izlemiyor.', todo: restore.tr },
    en: { what: 'It does not follow what came before it.', todo: restore.en },
  },
  'audit.other-event': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Kayıt, hesabının anlattığı turnuvayı anlatmıyor.', todo: ask.tr },
    en: { what: 'The posting is not about the event its assessment is about.', todo: ask.en },
  },
  'audit.assessment': {
    severity: 'error',
    source: 'U-09',
    tr: { what: 'Oyunları ve puanları yeniden hesaplanınca başka sonuç çıkıyor.', todo: ask.tr },
    en: { what: 'Its games and ratings, worked out again, give other results.', todo: ask.en },
  },
  'audit.results': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Kayıttaki satırlar hesabından çıkmıyor.', todo: ask.tr },
    en: { what: 'The rows of the posting do not follow from its assessment.', todo: ask.en },
  },
  'audit.basis': {
    severity: 'error',
    source: 'Q-12',
    tr: {
      what: 'Oyuncu {found} puanıyla hesaplanmış; turnuvanın başladığı listede {expected} yazıyor.',
      todo: ask.tr,
    },
    en: {
      what: 'The player was rated with {found}; the list the event is based on says {expected}.',
      todo: ask.en,
    },
  },
  'audit.entry': {
    severity: 'error',
    source: 'Q-20',
    tr: { what: 'Düzeltme kaydı iki kapanışın farkı değil.', todo: ask.tr },
    en: { what: 'The correcting entry is not the difference of two closings.', todo: ask.en },
  },
  'audit.recomputed': {
    severity: 'error',
    source: 'ARCHITECTURE 1',
    tr: { what: 'Yeniden hesaplanınca {expected} yerine {found} çıkıyor.', todo: ask.tr },
    en: { what: 'Worked out again it is {found} in place of {expected}.', todo: ask.en },
  },
  'audit.file': {
    severity: 'error',
    source: 'ARCHITECTURE 1',
    tr: {
      what: 'Bu dosya yeniden yapılınca {expected} yerine {found} çıkıyor.',
      todo: 'Yalnız .gz ve .xlsx dosyaları farklıysa sıkıştırma başka bir Node sürümünündür; içerik aynıdır.',
    },
    en: {
      what: 'Made again this file is {found} in place of {expected}.',
      todo: 'Where only .gz and .xlsx files differ, another version of Node packed them; what they hold is the same.',
    },
  },
  'audit.published': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: { what: 'Yayımlanmış dosya bildirimindeki gibi değil ({found}).', todo: restore.tr },
    en: { what: 'The published file is not what its manifest says ({found}).', todo: restore.en },
  },
  'audit.told': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: { what: 'Arşiv bu ayın kapanışını defterden başka anlatıyor.', todo: ask.tr },
    en: { what: 'The archive tells of this closing otherwise than the ledger.', todo: ask.en },
  },
  'audit.manifest': {
    severity: 'error',
    source: 'Q-20',
    tr: { what: 'Liste bildiriminde {expected} yerine {found} yazıyor.', todo: ask.tr },
    en: { what: 'The manifest says {found} in place of {expected}.', todo: ask.en },
  },
  'audit.signature': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: { what: 'Listenin bilinen bir anahtarla atılmış imzası yok.', todo: restore.tr },
    en: { what: 'The list carries no signature of a known key.', todo: restore.en },
  },
  'audit.rows': {
    severity: 'error',
    source: 'ARCHITECTURE 5.1',
    tr: { what: 'Listede {found} yazıyor; durum dosyasında {expected} var.', todo: ask.tr },
    en: { what: 'The list says {found}; the state has {expected}.', todo: ask.en },
  },
  'audit.pointer': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: {
      what: 'Okurlara {expected} yerine {found} gösteriliyor.',
      todo: 'Dosyayı silin ve son ayı kuvvet close ile yeniden kapatın: her adım yinelenebilir.',
    },
    en: {
      what: 'Readers are pointed to {found} in place of {expected}.',
      todo: 'Remove the file and close the last month again with kuvvet close: every step may be repeated.',
    },
  },
  'audit.head': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Geçerli revizyon {found}; makbuzlara göre {expected} olmalıydı.', todo: ask.tr },
    en: { what: 'The committed revision is {found}; by the receipts it should be {expected}.', todo: ask.en },
  },
  'audit.posting': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: { what: 'Ayın defterinde {expected} numaralı revizyon yerine {found} duruyor.', todo: ask.tr },
    en: { what: 'The book of the month holds revision {found} in place of {expected}.', todo: ask.en },
  },
  'audit.waiting': {
    severity: 'error',
    source: 'ARCHITECTURE 6',
    tr: {
      what: 'Rapor {found} anından beri değerlendirilmeyi bekliyor.',
      todo: 'docs/runbook.md, dead-letters maddesine bakın.',
    },
    en: {
      what: 'The report has waited to be rated since {found}.',
      todo: 'See docs/runbook.md, dead-letters.',
    },
  },
  'audit.steps': {
    severity: 'error',
    source: 'ARCHITECTURE 5.1',
    tr: { what: 'Oyuncunun puan geçmişi {found}; listelere göre {expected} olmalıydı.', todo: ask.tr },
    en: { what: "The player's ratings are {found}; by the lists they should be {expected}.", todo: ask.en },
  },
  'audit.merge': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Numara {found} yerine {expected} numarasına gitmeliydi.', todo: ask.tr },
    en: { what: 'The number leads to {found} and should lead to {expected}.', todo: ask.en },
  },
  'audit.player': {
    severity: 'error',
    source: 'decision 0020',
    tr: {
      what: 'Son kapanışta kütükte olan bu oyuncu artık kütükte yok.',
      todo: 'Oyuncuyu kuvvet register import ile aynı numarayla yeniden alın; neden yok olduğunu geliştiriciye sorun.',
    },
    en: {
      what: 'The player was in the register at the last close and is no longer there.',
      todo: 'Take the player over again under the same number with kuvvet register import, and ask the developers how it went.',
    },
  },
  'audit.licence': {
    severity: 'error',
    source: 'M-07',
    tr: {
      what: 'Oyuncunun son kapanıştaki lisansı artık kimseyi göstermiyor, bunu kimse istemediği hâlde.',
      todo: 'Numarayı kuvvet licence ile yeniden verin; yoksa o lisansla gelen raporlar bekletilir.',
    },
    en: {
      what: 'The licence the player had at the last close names nobody any more, and nobody ordered that.',
      todo: 'Give the number again with kuvvet licence; reports that name it are held until then.',
    },
  },
  'audit.fide': {
    severity: 'error',
    source: 'ARCHITECTURE 5',
    tr: {
      what: 'Oyuncu FIDE numarasıyla bulunamıyor.',
      todo: 'Oyuncuyu kuvvet register import ile yeniden alın.',
    },
    en: {
      what: 'The player is not found by FIDE number.',
      todo: 'Take the player over again with kuvvet register import.',
    },
  },
  'audit.claim': {
    severity: 'error',
    source: 'M-18',
    tr: {
      what: 'Bu turnuvayı hiçbir kod sahiplenmemiş: başka bir kodla bir kez daha değerlendirilebilir.',
      todo: ask.tr,
    },
    en: { what: 'No code claims this event: under another one it could be rated once more.', todo: ask.en },
  },
  'audit.unfinished': {
    severity: 'notice',
    source: 'ARCHITECTURE 6',
    tr: {
      what: 'Bir kapanış ya da yeniden yapım burada yarım kaldı; başka bir şey bozuk değil.',
      todo: again.tr,
    },
    en: { what: 'A close or a re-run has not come to this yet; nothing is broken by it.', todo: again.en },
  },
} as const satisfies Catalogue;
