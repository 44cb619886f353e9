import { dictionary } from './dictionary.ts';

export const trailWords = dictionary({
  tr: {
    title: 'Kayıtlar',
    head: ['An', 'Kim', 'Ne', 'Kimin veya neyin', 'Ayrıntı', 'Neden'],
    none: 'Bu ayda bir şey yapılmadı.',
    before: (month: string) => `Bir ay önce: ${month}`,
  },
  en: {
    title: 'Trail',
    head: ['When', 'Who', 'What', 'About', 'Details', 'Reason'],
    none: 'Nothing was done in this month.',
    before: (month: string) => `The month before: ${month}`,
  },
});
