import type { Catalogue } from '@kuvvet/report';

const askOfficer = {
  tr: 'Numarayı düzeltip bir sonraki revizyonu gönderin veya kuvvet derecesi görevlisine bildirin.',
  en: 'Correct the number and send the next revision, or tell the rating officer.',
};

const checkPerson = {
  tr: 'Numaranın doğru oyuncuya ait olduğunu kontrol edin; öyleyse kuvvet derecesi görevlisi raporu işleme alır.',
  en: 'Check that the number belongs to this player; if it does, the rating officer releases the report.',
};

/** Who played, against the register. Players are named by start number and public player number only. */
export const playerFindings = {
  'player.unmatched': {
    severity: 'hold',
    source: 'ARCHITECTURE 4, M-04',
    tr: { what: '{startNo} numaralı oyuncu kütükte bulunamadı.', todo: askOfficer.tr },
    en: { what: 'Player {startNo} was not found in the register.', todo: askOfficer.en },
  },
  'player.ambiguous': {
    severity: 'hold',
    source: 'ARCHITECTURE 4, M-04',
    tr: {
      what: '{startNo} numaralı oyuncunun numaraları farklı kişileri gösteriyor: {found}.',
      todo: askOfficer.tr,
    },
    en: { what: 'The numbers of player {startNo} name different people: {found}.', todo: askOfficer.en },
  },
  'player.twice': {
    severity: 'hold',
    source: 'M-03',
    tr: {
      what: '{startNo} ve {otherNo} numaralı oyuncular kütükte aynı kişi: {found}.',
      todo: askOfficer.tr,
    },
    en: {
      what: 'Players {startNo} and {otherNo} are the same person in the register: {found}.',
      todo: askOfficer.en,
    },
  },
  'player.birth-year': {
    severity: 'hold',
    source: 'M-04',
    tr: {
      what: '{startNo} numaralı oyuncunun doğum yılı, kütükte {expected} numarayla kayıtlı oyuncununkini tutmuyor.',
      todo: checkPerson.tr,
    },
    en: {
      what: 'The birth year of player {startNo} is not that of player {expected}.',
      todo: checkPerson.en,
    },
  },
  'player.sex': {
    severity: 'hold',
    source: 'M-04',
    tr: {
      what: '{startNo} numaralı oyuncunun cinsiyeti, kütükte {expected} numarayla kayıtlı oyuncununkini tutmuyor.',
      todo: checkPerson.tr,
    },
    en: { what: 'The sex of player {startNo} is not that of player {expected}.', todo: checkPerson.en },
  },
  'player.name': {
    severity: 'hold',
    source: 'M-04, formats 3 #22',
    tr: {
      what: '{startNo} numaralı oyuncunun adı, kütükte {expected} numarayla kayıtlı oyuncununkine benzemiyor.',
      todo: checkPerson.tr,
    },
    en: {
      what: 'The name of player {startNo} is nothing like that of player {expected}.',
      todo: checkPerson.en,
    },
  },
  'player.performance': {
    severity: 'notice',
    source: 'M-05',
    tr: {
      what: '{startNo} numaralı oyuncunun performansı {found}, puanı {expected}; aradaki fark olağan değil.',
      todo: 'Sonuçların ve numaranın doğru oyuncuya ait olduğunu kontrol edin.',
    },
    en: {
      what: 'Player {startNo} performed at {found} with a rating of {expected}, which is unusual.',
      todo: 'Check that the results and the number belong to this player.',
    },
  },
  'player.perfect': {
    severity: 'notice',
    source: 'Q-11',
    tr: {
      what: 'Puansız {startNo} numaralı oyuncu puanlı rakiplere karşı bütün maçlarını kazandı; ilk puanı için saklanan performansı ({found}) rakiplerinin ortalamasından 800 fazladır.',
      todo: 'Sonuçların ve numaranın doğru oyuncuya ait olduğunu kontrol edin.',
    },
    en: {
      what: 'Unrated player {startNo} won every game against rated opponents; the performance kept for a first rating, {found}, is 800 above their average.',
      todo: 'Check that the results and the number belong to this player.',
    },
  },
  'player.age': {
    severity: 'notice',
    source: 'M-05',
    tr: {
      what: '{startNo} numaralı oyuncunun kütükteki doğum yılı bu turnuva için olağan değil.',
      todo: 'Kütükteki doğum yılını kontrol edin.',
    },
    en: {
      what: 'By the register player {startNo} has an unlikely age for this event.',
      todo: 'Check the birth year in the register.',
    },
  },
  'player.province': {
    severity: 'notice',
    source: 'M-05',
    tr: {
      what: '{startNo} numaralı oyuncu, tek bir ilin oyuncuları arasında başka bir ilden gelen tek kişi.',
      todo: 'Numaranın doğru oyuncuya ait olduğunu kontrol edin.',
    },
    en: {
      what: 'Player {startNo} is the only one from another province than everybody else.',
      todo: 'Check that the number belongs to this player.',
    },
  },
} as const satisfies Catalogue;
