import { dictionary } from './dictionary.ts';

export const mergeWords = dictionary({
  tr: {
    title: 'Birleştirme',
    what: 'Aynı kişinin iki numarası bir olur: giden numarayı adlandıran raporlar kalan numarayla değerlendirilir.',
    player: 'Giden numara',
    into: 'Kalan numara',
    leaving: 'giden',
    staying: 'kalan',
    head: ['', 'Numara', 'Ad', 'Doğum yılı', 'İl', 'Kulüp'],
    until: 'Birleştirme yalnız bu ay kapanana kadar geri alınabilir.',
    entered: 'İki numara birleştirildi.',
    refused: {
      'unknown-player': 'Numaralardan biri kütükte yok.',
      same: 'İki numara aynı.',
      merged: 'Numaralardan biri zaten birleştirilmiş.',
      'rating-only-there': 'Giden numaranın, kalanda olmayan bir puanı var; puanlı numara kalmalı (C-05).',
      'licence-only-there': 'Lisans giden numarada, kalanda yok; lisanslı numara kalmalı (U-02).',
      met: 'İkisi açık ayın bir turnuvasında birlikte oynadı: iki ayrı kişi olmalı.',
    },
  },
  en: {
    title: 'Merge',
    what: 'Two numbers of one person become one: reports that name the one that leaves are rated as the one that stays.',
    player: 'The number that leaves',
    into: 'The number that stays',
    leaving: 'leaves',
    staying: 'stays',
    head: ['', 'Number', 'Name', 'Birth year', 'Province', 'Club'],
    until: 'A merge can be taken back until this month is closed, not after.',
    entered: 'The two numbers are one.',
    refused: {
      'unknown-player': 'One of the numbers is not in the register.',
      same: 'Both numbers are the same.',
      merged: 'One of the numbers is merged already.',
      'rating-only-there':
        'The number that leaves has a rating the other lacks; the rated one has to stay (C-05).',
      'licence-only-there':
        'The number that leaves has the licence and the other has none; the one with the licence has to stay (U-02).',
      met: 'Both played in one tournament of the open month, so they are two persons.',
    },
  },
});
