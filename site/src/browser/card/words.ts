export const words = {
  tr: {
    absent: 'Bu numarada bir oyuncu güncel listelerde yok.',
    of: (month: string) => `${month} listeleri`,
    more: 'Bütün aylar ve oyunlar',
  },
  en: {
    absent: 'No player with this number is on the current lists.',
    of: (month: string) => `Lists of ${month}`,
    more: 'Every month and game',
  },
};
