import { type DamageCode, damageTexts } from '../damage.ts';

/** What can be wrong with published lists, beyond files that are not what their manifest says. */
export type FlawCode = DamageCode | keyof typeof flawTexts;

/** One thing found wrong. */
export interface Flaw {
  readonly code: FlawCode;
  /** The file it was found in. */
  readonly key: string;
  /** Where in it: a player, an event, a round, a line. */
  readonly place?: string;
  readonly found?: string;
  readonly expected?: string;
}

/** Takes down what is found. */
export type Note = (flaw: Flaw) => void;

const flawTexts = {
  'latest.absent': {
    tr: 'Son listeyi gösteren dosya bulunamadı.',
    en: 'The pointer to the latest list is missing.',
  },
  'latest.malformed': {
    tr: 'Son listeyi gösteren dosya yazıldığı gibi değil.',
    en: 'The pointer to the latest list is not as it was written.',
  },
  'latest.behind': {
    tr: 'Daha yeni bir liste biliniyor ama dosya eskisini gösteriyor.',
    en: 'A later list is known, but the pointer names an earlier one.',
  },
  'list.absent': {
    tr: 'Aranan liste, son listeden geriye gidilerek bulunamadı.',
    en: 'The list that was asked for is not reached from the latest one.',
  },
  'chain.revision': {
    tr: 'Bu sürüm, düzelttiğini söylediği sürümü izlemiyor.',
    en: 'This revision does not follow the one it says it revises.',
  },
  'chain.calendar': {
    tr: 'Takvim bu listenin başka bir sürümünü gösteriyor.',
    en: 'The calendar names another manifest of this list.',
  },
  'calendar.wrong': {
    tr: 'Takvim listelerden çıkan takvim değil.',
    en: 'The calendar is not the one that follows from the lists.',
  },
  'feed.wrong': {
    tr: 'Haber akışı takvimden çıkmıyor.',
    en: 'The feed does not follow from the calendar.',
  },
  'page.wrong': {
    tr: 'Son listenin yalın sayfası listeden çıkmıyor.',
    en: 'The plain page of the newest list does not follow from the list.',
  },
  'keys.malformed': {
    tr: 'Anahtar dosyası yazıldığı gibi değil.',
    en: 'The keys are not as they were written.',
  },
  'keys.range': {
    tr: 'Anahtar dosyasında bu anahtar için yazan aylar imzaladığı listelerle uyuşmuyor.',
    en: 'The months given for this key are not those of the lists it signed.',
  },
  'signature.absent': {
    tr: 'Listenin imzası yok.',
    en: 'The list is not signed.',
  },
  'signature.malformed': {
    tr: 'İmza dosyası yazıldığı gibi değil.',
    en: 'The signature is not as it was written.',
  },
  'signature.key': {
    tr: 'Liste, bu ay için geçerli olmayan bir anahtarla imzalanmış.',
    en: 'The list is signed with a key that is not valid for its month.',
  },
  'signature.wrong': {
    tr: 'İmza bu listenin değil.',
    en: 'The signature is not of this list.',
  },
  'lines.malformed': {
    tr: 'Dosya, satırlarının söylediği gibi yazılmamış.',
    en: 'The file is not written as its lines are.',
  },
  'lines.count': {
    tr: 'Satır sayısı bildirimdekiyle aynı değil.',
    en: 'There are not as many lines as the manifest says.',
  },
  'lines.order': {
    tr: 'Satırlar oyuncu numarası sırasında değil.',
    en: 'The lines are not by player number.',
  },
  'form.differs': {
    tr: 'Dosyadaki satırlar listeninkilerle aynı değil.',
    en: 'The file does not have the rows of the list.',
  },
  'rules.unknown': {
    tr: 'Listenin kural kümesi bu programda yok; yeniden hesaplamak için daha yenisi gerekir.',
    en: 'This program does not know the rule set of the list: working it out again needs a newer one.',
  },
  'game.wrong': {
    tr: 'Oyunun sonucu iki puandan çıkmıyor.',
    en: 'What the game came to does not follow from the two ratings.',
  },
  'event.wrong': {
    tr: 'Turnuvanın toplamları oyunlardan çıkmıyor.',
    en: 'What the event came to does not follow from its games.',
  },
  'event.rating': {
    tr: 'Hesapta kullanılan puan, dayanılan listedeki puan değil.',
    en: 'The rating used is not that of the list it is based on.',
  },
  'event.told': {
    tr: 'Turnuva için yazanlar oyunlarına uymuyor.',
    en: 'What is told of the event does not fit its games.',
  },
  'amendment.wrong': {
    tr: 'Elle yapılan kayıt oyuncunun durumuna uymuyor.',
    en: 'The amendment does not fit the player.',
  },
  'kept.before': {
    tr: 'Önceden saklananlar, önceki listenin sakladıkları değil.',
    en: 'What was kept before is not what the list before kept.',
  },
  'kept.wrong': {
    tr: 'Saklanan performanslar oyunlardan çıkmıyor.',
    en: 'The performances that are kept do not follow.',
  },
  'change.previous': {
    tr: 'Önceki puan, önceki listedeki puan değil.',
    en: 'The previous rating is not that of the list before.',
  },
  'change.wrong': {
    tr: 'Değişim oyunlardan ve kayıtlardan çıkmıyor.',
    en: 'The change does not follow from games and amendments.',
  },
  'row.wrong': {
    tr: 'Listedeki satır değişimden çıkmıyor.',
    en: 'The row of the list does not follow.',
  },
  'row.absent': {
    tr: 'Oyuncunun listede satırı olmalıydı.',
    en: 'The player should have a row on the list.',
  },
} as const satisfies Readonly<Record<string, { readonly tr: string; readonly en: string }>>;

/** For the people who check a list. */
export const flawWords: Readonly<Record<FlawCode, { readonly tr: string; readonly en: string }>> = {
  ...damageTexts,
  ...flawTexts,
};
