import type { SavedFault } from '../../calculators/saved-tournaments.ts';
import type { ImportCode, ImportFinding } from '../../imports/imported.ts';
import { spoken } from '../language.ts';

const turkish = {
  import: 'Turnuva aktar',
  importAbout:
    'TRF dosyasını veya Chess-Results’tan indirilen Excel dosyasını buraya bırakın ya da seçin; sayfadaki tabloyu kopyalayıp yapıştırabilirsiniz de. Dosya bu bilgisayardan çıkmaz.',
  file: 'TRF veya Excel (xlsx) dosyası',
  paste: 'Chess-Results tablosu (oyuncu kartı veya çapraz tablo)',
  read: 'Tabloyu oku',
  whose: 'Kimin maçları?',
  choosePlayer: 'Oyuncu seçin',
  imported: (count: number) => `${count} maç aktarıldı.`,
  findings: 'Okurken görülenler',
  row: (row: number) => `Satır ${row}`,
  round: (round: number) => `${round}. tur`,
  found: (found: string) => `“${found}”`,
  codes: {
    'import.empty': 'İçinde hiçbir şey yok.',
    'import.no-table':
      'Tanınan bir tablo bulunamadı. Oyuncu kartında Tur, İsim ve Sonuç; çapraz tabloda İsim ile 1.Tur, 2.Tur ya da 1, 2, 3 başlıkları bulunmalı. Başlık satırını da kopyalayın.',
    'import.not-xlsx': 'Bu dosya okunabilir bir TRF veya Excel (xlsx) dosyası değil.',
    'import.too-large': 'Dosya 2 MB sınırını aşıyor.',
    'import.no-results': 'Tablo tanındı, fakat içinde oynanmış maç yok.',
    'import.which-rating':
      'Puan sütununun adı yalnız Rtg; ulusal puan sayıldı. UKD mi FIDE puanı mı olduğunu kontrol edin.',
    'import.no-own-rating': 'Kendi puanınız bulunamadı; yukarıya yazın.',
    'import.rating': 'Bu puan okunamadı; rakip derecesiz sayıldı.',
    'import.result': 'Bu sonuç okunamadı; maç alınmadı.',
    'import.unpaired': 'İki oyuncunun satırı birbirini tutmuyor; maç alınmadı.',
    'import.numbers':
      'Satırların çoğu birbirini tutmuyor: hücrelerdeki numaralar bu tablonun sıra veya başlangıç numaraları değil. Numara sütunlarını da kopyalayın.',
    'import.not-played': 'Oynanmamış (hükmen, bay veya eşleşmemiş); alınmadı.',
    'import.unknown-opponent': 'Rakip tabloda yok; maç alınmadı.',
  } satisfies Record<ImportCode, string>,
  saved: 'Kayıtlı turnuvalar',
  savedAbout: 'Yalnız bu tarayıcıda saklanır. Başka bir bilgisayara taşımak için dosyaya yazın.',
  name: 'Ad',
  keep: 'Kaydet',
  kept: (name: string) => `Kaydedildi: ${name}`,
  untitled: 'Turnuva',
  noSaved: 'Henüz kayıt yok.',
  open: (name: string) => `Aç: ${name}`,
  drop: (name: string) => `Sil: ${name}`,
  dropShort: 'Sil',
  exportFile: 'Dosyaya yaz',
  importFile: 'Dosyadan al',
  faults: {
    'saved.version': 'Bu dosya bu sayfanın bilmediği bir sürümde.',
    'saved.broken': 'Bu dosya kayıtlı turnuva dosyası değil ya da bozuk; hiçbir şey değişmedi.',
    'saved.full': 'Tarayıcı saklamadı: yeri dolu ya da saklama kapalı. Dosyaya yazabilirsiniz.',
    'saved.too-long': 'Saklanamadı: bir kayıtta en çok 50 turnuva ve toplam 1000 maç olabilir.',
  } satisfies Record<SavedFault, string>,
  share: 'Bağlantı olarak paylaş',
  shareAbout:
    'Hesabın tamamı bağlantının kendisindedir; sunucuya hiçbir şey gitmez. Adlar siz istemedikçe konmaz.',
  withNames: 'Turnuvanın ve rakiplerin adları da bağlantıda olsun',
  link: 'Bağlantı',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
};

const english: typeof turkish = {
  import: 'Import a tournament',
  importAbout:
    'Drop or choose a TRF file or a spreadsheet from Chess-Results, or copy the table from its page and paste it. The file does not leave this computer.',
  file: 'TRF or Excel (xlsx) file',
  paste: 'Table of Chess-Results (player card or cross-table)',
  read: 'Read the table',
  whose: 'Whose games?',
  choosePlayer: 'Choose a player',
  imported: (count) => (count === 1 ? 'One game was imported.' : `${count} games were imported.`),
  findings: 'Noticed while reading',
  row: (row) => `Row ${row}`,
  round: (round) => `round ${round}`,
  found: (found) => `“${found}”`,
  codes: {
    'import.empty': 'There is nothing in it.',
    'import.no-table':
      'No table was recognised. A player card has the headings Rd., Name and Res., a cross-table Name with 1.Rd, 2.Rd or 1, 2, 3. Copy the row of headings too.',
    'import.not-xlsx': 'This is no TRF or Excel (xlsx) file that can be read.',
    'import.too-large': 'The file passes the limit of 2 MB.',
    'import.no-results': 'The table was recognised, but there is no game in it that was played.',
    'import.which-rating':
      'The column of ratings is only called Rtg and was taken for the national one. Check whether it is UKD or FIDE.',
    'import.no-own-rating': 'Your own rating was not found; enter it above.',
    'import.rating': 'This rating could not be read; the opponent counts as unrated.',
    'import.result': 'This result could not be read; the game was left out.',
    'import.unpaired': 'The rows of the two players contradict each other; the game was left out.',
    'import.numbers':
      'Most rows contradict each other: the numbers in the cells are neither ranks nor starting numbers of this table. Copy the columns of numbers too.',
    'import.not-played': 'Not played (forfeit, bye or not paired); left out.',
    'import.unknown-opponent': 'The opponent is not in the table; the game was left out.',
  },
  saved: 'Saved tournaments',
  savedAbout: 'Kept in this browser only. Write them to a file to take them to another computer.',
  name: 'Name',
  keep: 'Save',
  kept: (name) => `Saved: ${name}`,
  untitled: 'Tournament',
  noSaved: 'Nothing is saved yet.',
  open: (name) => `Open: ${name}`,
  drop: (name) => `Delete: ${name}`,
  dropShort: 'Delete',
  exportFile: 'Write to a file',
  importFile: 'Read from a file',
  faults: {
    'saved.version': 'This file is of a version this page does not know.',
    'saved.broken': 'This is no file of saved tournaments, or it is damaged; nothing has changed.',
    'saved.full':
      'The browser did not save it: its storage is full or turned off. You can write it to a file.',
    'saved.too-long': 'It was not saved: at most 50 events and 1000 games in all can be kept under a name.',
  },
  share: 'Share as a link',
  shareAbout:
    'The whole calculation is in the link itself; nothing goes to a server. Names are left out unless you ask for them.',
  withNames: 'Put the names of the tournament and the opponents into the link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
};

export const boxWord = spoken({ tr: turkish, en: english });

/** A finding of an import with its place. */
export function importMessage({ code, row, round, found }: ImportFinding): string {
  const place = [
    ...(row === undefined ? [] : [boxWord.row(row)]),
    ...(round === undefined ? [] : [boxWord.round(round)]),
    ...(found === undefined ? [] : [boxWord.found(found)]),
  ];
  return `${place.length > 0 ? `${place.join(', ')}: ` : ''}${boxWord.codes[code]}`;
}
