import { dictionary } from './dictionary.ts';

/** Words beside everything an officer orders. */
export const actWords = dictionary({
  tr: {
    reason: 'Neden',
    reasonHint: 'En çok 200 karakter; kararla birlikte saklanır. Kişisel bilgi yazmayın.',
    flaws: {
      shape: 'Nedeni yazın: en çok 200 karakter, görünmeyen karakter olmadan.',
      personal: 'Nedene kişisel bilgi yazmayın: lisans numarası, adres, telefon veya tam tarih olmasın.',
    },
    weigh: 'Ne olacağını göster',
    sure: 'Onayla ve uygula',
    ahead: 'Böyle olacak',
    notYet: 'Henüz hiçbir şey yapılmadı.',
    player: 'Oyuncu numarası',
    playerFlaw: 'Oyuncu numarası 4 ile 8 haneli olmalı.',
  },
  en: {
    reason: 'Reason',
    reasonHint: 'At most 200 characters, kept with the decision. Write nothing personal.',
    flaws: {
      shape: 'Give the reason: at most 200 characters, none of them invisible.',
      personal:
        'Write nothing personal as the reason: no licence number, address, telephone number or full date.',
    },
    weigh: 'Show what would happen',
    sure: 'Confirm and do it',
    ahead: 'So it would be',
    notYet: 'Nothing was done yet.',
    player: 'Player number',
    playerFlaw: 'A player number has 4 to 8 digits.',
  },
});
