import { dictionary } from './dictionary.ts';

export const cutOffWords = dictionary({
  tr: {
    title: 'Son teslim zamanı',
    what: 'Açık aya bu zamandan sonra gelen raporlar geç sayılır. Görevlinin kendi kararları hiç geç sayılmaz; daha önce geç sayılan raporlara yeniden bakılır.',
    now: 'Rapor alınır',
    untilClose: 'ay kapanana kadar',
    next: 'sonra gelen bir sonraki aya kalır',
    hold: 'sonra gelen bekletilir, kararı görevli verir',
    none: 'son zaman olmasın, kapanana kadar alınsın',
    until: 'Son teslim zamanı',
    untilHint: 'Bir gün (2026-10-28, o günün sonu) veya federasyonun saatiyle bir saat (2026-10-28T18:00).',
    late: 'Geç gelenler',
    set: 'Belirle',
    change: 'Değiştir',
    done: (again: number) => `Belirlendi. Yeniden bakılan rapor: ${again}.`,
    flaw: 'Zamanı 2026-10-28 veya 2026-10-28T18:00 biçiminde yazın.',
    noBook: 'Henüz açık bir ay yok.',
    refused: {
      past: 'Son teslim zamanı geçmiş olamaz, en az bir dakika sonrası olmalı: o andan sonra gelenler hesaplanmış olabilir.',
      closing: 'Ay kapanıyor; artık rapor almıyor.',
    },
  },
  en: {
    title: 'Cut-off',
    what: 'Reports that come to the open month from then on are late. What an officer decides is never late; reports that were late before are looked at again.',
    now: 'Reports are taken',
    untilClose: 'until the close',
    next: 'later ones count in the next month',
    hold: 'later ones are held for an officer',
    none: 'no cut-off: take reports until the close',
    until: 'Cut-off',
    untilHint:
      'A day (2026-10-28, the end of it) or a moment by the clocks of the federation (2026-10-28T18:00).',
    late: 'Late ones',
    set: 'Set it',
    change: 'Change',
    done: (again: number) => `It is set. Reports looked at again: ${again}.`,
    flaw: 'Write the cut-off as in 2026-10-28 or 2026-10-28T18:00.',
    noBook: 'No month is open yet.',
    refused: {
      past: 'A cut-off lies a minute ahead at least: what came after one in the past may be rated already.',
      closing: 'The month is being closed and takes nothing more.',
    },
  },
});
