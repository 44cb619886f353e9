import { dictionary } from './dictionary.ts';

export const accountWords = dictionary({
  tr: {
    title: 'Hesaplar',
    head: ['Ad', 'Roller', 'Gönderen', 'İşlem'],
    add: 'Hesap aç',
    name: 'Hesap adı',
    nameHint: 'Küçük harf, rakam, nokta ve tire; bir kişiye bir hesap açın. Bu ad kararların yanında kalır.',
    roles: 'Roller',
    role: { arbiter: 'hakem', officer: 'kuvvet derecesi görevlisi', administrator: 'yönetici' },
    sender: 'Gönderen (yalnız hakem için)',
    senderHint: 'Hakem bu gönderenin raporlarını görür.',
    newPassword: 'Yeni parola ver',
    remove: 'Hesabı kapat',
    change: (name: string) => `Değiştir: ${name}`,
    password: (name: string) =>
      `Hesap: ${name}. Parola yalnız şimdi görünür; kişiye güvenli bir yoldan verin:`,
    removed: (name: string) => `Hesap kapatıldı: ${name}.`,
    refused: {
      name: 'Ad küçük harfle başlamalı; 2 ile 32 arasında küçük harf, rakam, nokta veya tire olmalı.',
      roles: 'En az bir rol seçin.',
      sender: 'Hakem için kayıtlı bir gönderen yazın; başkası için alanı boş bırakın.',
      taken: 'Bu adla bir hesap var.',
      unknown: 'Böyle bir hesap yok.',
      act: 'Form ne yapılacağını söylemiyor; hiçbir şey değişmedi.',
      self: 'Kendi hesabınızı buradan değiştiremezsiniz; parolanız için Parola bölümünü kullanın.',
    },
  },
  en: {
    title: 'Accounts',
    head: ['Name', 'Roles', 'Sender', 'Action'],
    add: 'Open an account',
    name: 'Account name',
    nameHint:
      'Lower-case letters, digits, points and hyphens; one account a person. The name stays beside decisions.',
    roles: 'Roles',
    role: { arbiter: 'arbiter', officer: 'rating officer', administrator: 'administrator' },
    sender: 'Sender (for an arbiter only)',
    senderHint: 'The arbiter sees the reports of this sender.',
    newPassword: 'Give a new password',
    remove: 'Close the account',
    change: (name: string) => `Change: ${name}`,
    password: (name: string) =>
      `Account: ${name}. The password is shown only now; hand it over in a safe way:`,
    removed: (name: string) => `The account was closed: ${name}.`,
    refused: {
      name: 'A name begins with a lower-case letter and has 2 to 32 lower-case letters, digits, points or hyphens.',
      roles: 'Choose at least one role.',
      sender: 'Name a registered sender for an arbiter; leave the field empty for anybody else.',
      taken: 'There is an account of that name.',
      unknown: 'There is no such account.',
      act: 'The form does not say what to do; nothing was changed.',
      self: 'You cannot change your own account here; for your password use the section Password.',
    },
  },
});
