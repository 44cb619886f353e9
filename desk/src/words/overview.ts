import { dictionary } from './dictionary.ts';

export const overviewWords = dictionary({
  tr: {
    title: 'Genel bakış',
    noBook: 'Henüz açık bir ay yok. İlk ayı kütükle açın: kuvvet begin --help.',
    open: (month: string) => `Açık ay: ${month}`,
    state: 'Durum',
    states: { open: 'açık', sealed: 'kapanıyor', published: 'yayımlandı' },
    list: 'Çıkacak liste',
    appears: 'Listenin çıkacağı gün',
    months: 'Aylar',
    head: ['Oynandığı ay', 'Liste', 'Durum', 'Sürüm'],
  },
  en: {
    title: 'Overview',
    noBook: 'No month is open yet. Open the first one on a register: kuvvet begin --help.',
    open: (month: string) => `Open month: ${month}`,
    state: 'State',
    states: { open: 'open', sealed: 'closing', published: 'published' },
    list: 'Next list',
    appears: 'The list appears on',
    months: 'Months',
    head: ['Month of play', 'List', 'State', 'Revision'],
  },
});
