import { dictionary } from './dictionary.ts';

/** Words of the inbox. */
export const reportWords = dictionary({
  tr: {
    title: 'Raporlar',
    state: 'Durum',
    open: 'bekleyenlerin hepsi',
    states: {
      held: 'bekletiliyor',
      received: 'sırada',
      parked: 'ayını bekliyor',
      rejected: 'alınmadı',
      rated: 'değerlendirildi',
      withdrawn: 'geri çekildi',
      superseded: 'yerini yenisi aldı',
    },
    type: 'Liste',
    every: 'hepsi',
    sender: 'Gönderen',
    filter: 'Süz',
    head: ['Rapor', 'Turnuva', 'Liste', 'Bitiş', 'Durum', 'Geldiği an', 'Gönderen', 'Engel', 'Eşleşmeyen'],
    none: 'Böyle bir rapor yok.',
    more: 'Bundan eski raporlar da var; süzgeci daraltın.',
  },
  en: {
    title: 'Reports',
    state: 'State',
    open: 'all that wait',
    states: {
      held: 'held',
      received: 'queued',
      parked: 'waiting for its month',
      rejected: 'rejected',
      rated: 'rated',
      withdrawn: 'withdrawn',
      superseded: 'superseded',
    },
    type: 'List',
    every: 'all',
    sender: 'Sender',
    filter: 'Filter',
    head: ['Report', 'Event', 'List', 'Ends', 'State', 'Received', 'Sender', 'Obstacles', 'Unmatched'],
    none: 'There is no such report.',
    more: 'There are older reports; filter more narrowly.',
  },
});
