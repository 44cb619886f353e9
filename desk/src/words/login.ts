import { dictionary } from './dictionary.ts';

export const loginWords = dictionary({
  tr: {
    title: 'Oturum aç',
    name: 'Hesap adı',
    password: 'Parola',
    hint: 'Parolanızı unuttuysanız yöneticiden yenisini isteyin.',
    logIn: 'Oturum aç',
    wrong: 'Hesap adı veya parola yanlış.',
    often: 'Çok sık denendi. Yarım dakika bekleyip yeniden deneyin.',
    form: 'Form eskimiş. Lütfen yeniden oturum açın.',
  },
  en: {
    title: 'Log in',
    name: 'Account name',
    password: 'Password',
    hint: 'If you forgot it, ask an administrator for a new one.',
    logIn: 'Log in',
    wrong: 'The account name or the password is wrong.',
    often: 'Too many attempts. Wait half a minute and try again.',
    form: 'The form was too old. Please log in again.',
  },
});
