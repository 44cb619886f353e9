import { dictionary } from './dictionary.ts';

export const sendWords = dictionary({
  tr: {
    title: 'Rapor gönder',
    what: 'Rapor, eşleştirme programından gönderilmiş gibi alınır; bulguları bir sonraki sayfada görürsünüz.',
    tournament: 'Turnuva kodu',
    tournamentHint: 'Harf, rakam ve tire; ilandaki kod.',
    revision: 'Revizyon',
    revisionHint: 'İlk gönderim 1; düzeltilmiş her rapor bir sonraki numaradır.',
    report: 'Rapor dosyası',
    reportHint: 'TRF, JSON veya bunlardan birini içeren ZIP; en çok 2 MB.',
    licences: 'Lisans listesi',
    licencesHint: 'Raporda lisans numarası yoksa: sıra numarası -> lisans numarası, JSON.',
    dual: 'Turnuva FIDE için de değerlendirilir.',
    send: 'Gönder',
    noSender: 'Hesabınızın bağlı olduğu gönderen kayıtlı değil; yöneticiye başvurun.',
  },
  en: {
    title: 'Send a report',
    what: 'The report is taken in as if the pairing program had sent it; the next page shows what was found in it.',
    tournament: 'Tournament code',
    tournamentHint: 'Letters, digits and hyphens; the code of the announcement.',
    revision: 'Revision',
    revisionHint: '1 the first time; each corrected report is the next number.',
    report: 'Report file',
    reportHint: 'TRF, JSON or a ZIP with one of these; at most 2 MB.',
    licences: 'Licence list',
    licencesHint: 'Where the report has no licence numbers: start number -> licence number, as JSON.',
    dual: 'The event is rated by FIDE too.',
    send: 'Send',
    noSender: 'The sender your account is bound to is not registered; turn to an administrator.',
  },
});
