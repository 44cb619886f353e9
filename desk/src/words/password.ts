import { dictionary } from './dictionary.ts';

export const passwordWords = dictionary({
  tr: {
    title: 'Parola',
    old: 'Şimdiki parola',
    fresh: 'Yeni parola',
    again: 'Yeni parola, bir daha',
    hint: '12 ile 200 arasında karakter; uzun bir cümle iyi bir paroladır. Değişince yeniden oturum açarsınız.',
    change: 'Parolayı değiştir',
    refused: {
      shape: 'Yeni parola 12 ile 200 karakter arasında olmalı.',
      differs: 'İki yeni parola birbirinden farklı.',
      old: 'Şimdiki parola yanlış.',
    },
  },
  en: {
    title: 'Password',
    old: 'Present password',
    fresh: 'New password',
    again: 'New password once more',
    hint: '12 to 200 characters; a long sentence is a good one. After the change you log in again.',
    change: 'Change the password',
    refused: {
      shape: 'The new password has to have 12 to 200 characters.',
      differs: 'The two new passwords differ.',
      old: 'The present password is wrong.',
    },
  },
});
