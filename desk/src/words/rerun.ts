import { dictionary } from './dictionary.ts';

export const rerunWords = dictionary({
  tr: {
    title: 'Listeyi yenileme',
    what: 'Yayımlanmış bir liste, ayı hakkında bugün bilinenlerle yeniden yapılır ve ilkinin yanında yeni sürüm olarak yayımlanır. Puanlar ilk listeden devam eder; fark, düzeltme olarak açık aydadır (Q-20).',
    none: 'Henüz yayımlanmış bir liste yok.',
    list: 'Liste',
    sure: 'Denetledim; listenin yeni sürümünü yayımla.',
    again: 'Yeni sürümü yayımla',
    unsure: 'Listeyi seçin ve kutuyu işaretleyin.',
    revised: (month: string) => `Yeni sürüm yayımlandı: ${month}.`,
    unchanged: (month: string) => `Hiçbir şey değişmezdi, yeni sürüm yapılmadı: ${month}.`,
    draining: (waiting: number) => `Önce bekleyen raporlar değerlendirilmeli (${waiting}).`,
    notPublished: 'Bu liste yayımlanmamış.',
  },
  en: {
    title: 'Make a list again',
    what: 'A published list is made again with all that is known of its month today, and published beside the first as its next revision. Ratings go on from the first; the difference is a correction in the open month (Q-20).',
    none: 'No list is published yet.',
    list: 'List',
    sure: 'I have checked it; publish the next revision.',
    again: 'Publish the next revision',
    unsure: 'Choose the list and tick the box.',
    revised: (month: string) => `The next revision of ${month} is published.`,
    unchanged: (month: string) => `Nothing would differ, so no revision of ${month} was made.`,
    draining: (waiting: number) => `Reports have to be rated first (${waiting}).`,
    notPublished: 'This list is not published.',
  },
});
