import type { Catalogue } from './entry.ts';

const checkLicence = {
  tr: 'Oyuncunun lisans numarasını kontrol edip raporu yeniden gönderin.',
  en: 'Check the player’s licence number and send the report again.',
};

/** Numbers that say who a player is. Only start numbers are ever named. */
export const identityFindings = {
  'licence.checksum': {
    severity: 'hold',
    source: 'formats 6',
    tr: {
      what: '{startNo} numaralı oyuncunun lisans numarası geçersiz (denetim basamakları tutmuyor).',
      todo: checkLicence.tr,
    },
    en: {
      what: 'The licence number of player {startNo} is invalid (its check digits are wrong).',
      todo: checkLicence.en,
    },
  },
  'licence.conflict': {
    severity: 'hold',
    source: 'ARCHITECTURE 4',
    tr: {
      what: '{startNo} numaralı oyuncu için iki farklı lisans numarası verilmiş; ikisi de kullanılmadı.',
      todo: checkLicence.tr,
    },
    en: {
      what: 'Two different licence numbers are given for player {startNo}; neither was used.',
      todo: checkLicence.en,
    },
  },
  'number.unreadable': {
    severity: 'warning',
    source: 'formats 3 #3',
    tr: {
      what: '{startNo} numaralı oyuncu için yazılan numara ne lisans ne de FIDE numarası; kullanılmadı.',
      todo: checkLicence.tr,
    },
    en: {
      what: 'The number of player {startNo} is neither a licence nor a FIDE number; it was not used.',
      todo: checkLicence.en,
    },
  },
  'identity.repeated': {
    severity: 'hold',
    source: 'formats 6',
    tr: {
      what: '{startNo} ve {otherNo} numaralı oyuncuların {found} numarası aynı.',
      todo: 'Yanlış numarayı düzeltip raporu yeniden gönderin.',
    },
    en: {
      what: 'Players {startNo} and {otherNo} carry the same {found} number.',
      todo: 'Correct the wrong number and send the report again.',
    },
  },
  'identity.none': {
    severity: 'notice',
    source: 'formats 3 #3',
    tr: {
      what: '{found} oyuncunun lisans veya FIDE numarası yok.',
      todo: 'Numaraları rapora veya lisans listesine ekleyin; aksi hâlde bu oyuncular elle eşleştirilir.',
    },
    en: {
      what: '{found} players have no licence or FIDE number.',
      todo: 'Add them to the report or the licence list; otherwise players are matched by hand.',
    },
  },
  'national.unknown-row': {
    severity: 'warning',
    source: 'formats 2',
    tr: {
      what: 'Ulusal kayıt, raporda bulunmayan {startNo} numaralı oyuncuya ait.',
      todo: 'Dosyanın eksiksiz olduğunu kontrol edin.',
    },
    en: {
      what: 'The national record is for player {startNo}, who has no row.',
      todo: 'Check that the file is complete.',
    },
  },
  'licences.unreadable': {
    severity: 'error',
    source: 'formats 7',
    tr: {
      what: 'Lisans listesi okunamıyor.',
      todo: 'Listeyi, her başlangıç numarasının karşısına lisans numarasını yazarak JSON olarak gönderin: {"1": "..."}.',
    },
    en: {
      what: 'The licence list cannot be read.',
      todo: 'Send a JSON object from start number to licence number: {"1": "..."}.',
    },
  },
  'licences.repeated': {
    severity: 'error',
    source: 'formats 7',
    tr: {
      what: 'Lisans listesinde {startNo} numaralı oyuncu birden çok kez geçiyor.',
      todo: 'Her oyuncu için yalnız doğru satırı bırakıp listeyi yeniden gönderin.',
    },
    en: {
      what: 'The licence list names player {startNo} more than once.',
      todo: 'Keep the right line of each player alone and send the list again.',
    },
  },
  'licences.unknown-row': {
    severity: 'warning',
    source: 'formats 7',
    tr: {
      what: 'Lisans listesindeki {startNo} numaralı oyuncu raporda yok.',
      todo: 'Listenin bu raporla birlikte dışa aktarıldığını kontrol edin.',
    },
    en: {
      what: 'The licence list names player {startNo}, who has no row.',
      todo: 'Check that the list was exported with this report.',
    },
  },
} as const satisfies Catalogue;
