import { dictionary } from './dictionary.ts';

export const closeWords = dictionary({
  tr: {
    title: 'Ayın kapanışı',
    noBook: 'Henüz açık bir ay yok.',
    what: (list: string) =>
      `Kapanışta ayın bütün turnuvaları ve kararları toplanır, şu ayın listeleri yayımlanır: ${list}. Yayımlanan liste değiştirilmez; yanlışlar sonraki ayda düzeltilir.`,
    preview: 'Önizlemeye bakın.',
    sure: 'Denetledim; ayı kapat ve listeleri yayımla.',
    close: (month: string) => `Ayı kapat: ${month}`,
    unsure: 'Kapatılmadı: kutuyu işaretleyin ve ayı denetleyin.',
    published: (list: string) => `Ay kapandı ve listeler yayımlandı: ${list}.`,
    draining: (waiting: number) =>
      `Kapatılmadı: hâlâ değerlendirilecek rapor var (${waiting}). Birkaç dakika sonra yeniden deneyin.`,
  },
  en: {
    title: 'Close the month',
    noBook: 'No month is open yet.',
    what: (list: string) =>
      `The close folds all tournaments and decisions of the month and publishes the lists of ${list}. A published list is never changed; mistakes are corrected in the next month.`,
    preview: 'Look at the preview.',
    sure: 'I have checked it; close the month and publish the lists.',
    close: (month: string) => `Close ${month}`,
    unsure: 'Not closed: tick the box and check the month.',
    published: (list: string) => `The month is closed and the lists of ${list} are published.`,
    draining: (waiting: number) =>
      `Not closed: reports are still to be rated (${waiting}). Try again in some minutes.`,
  },
});
