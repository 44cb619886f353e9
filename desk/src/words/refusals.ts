import { dictionary } from './dictionary.ts';

/** Why the desk does not answer what was asked: title, and what to do. */
export const refusalWords = dictionary({
  tr: {
    place: [
      'Masa burada açılmaz',
      'Masa yalnız bu makinede veya TLS kullanan bir vekil sunucunun arkasında açılır; hizmeti --url https://... ile başlatın.',
    ],
    form: [
      'Form kabul edilmedi',
      'Form bu oturumdan gelmiyor veya oturum yenilenmiş. Hiçbir şey yapılmadı; sayfayı yeniden açıp bir daha deneyin.',
    ],
    role: ['Bu sayfa için yetkiniz yok', 'Gerekliyse yöneticiden hesabınıza rol vermesini isteyin.'],
    unknown: ['Böyle bir sayfa yok', 'Adresi denetleyin veya bir bölüm seçin.'],
    large: ['Gönderilen çok büyük', 'Hiçbir şey yapılmadı; daha küçük bir dosya gönderin.'],
    passing: [
      'Şu anda yapılamadı',
      'Ay kapanıyor veya başka bir iş aynı yere yazıyor olabilir. Birkaç saniye sonra yeniden deneyin.',
    ],
    defect: [
      'Beklenmeyen bir hata oldu',
      'Yapılmaya başlanan iş yinelenebilir. Sürerse çalışma kılavuzuna (docs/runbook.md) bakın.',
    ],
    back: 'Masaya dön',
  },
  en: {
    place: [
      'The desk is not open here',
      'It opens on this machine, or behind a proxy with TLS; start the service with --url https://...',
    ],
    form: [
      'The form was not accepted',
      'It does not come from this session, or the session was renewed. Nothing was done; open the page again and repeat.',
    ],
    role: ['You may not see this page', 'If you need to, ask an administrator for the role.'],
    unknown: ['There is no such page', 'Check the address, or choose a section.'],
    large: ['What was sent is too large', 'Nothing was done; send a smaller file.'],
    passing: [
      'It cannot be done right now',
      'The month may be closing, or something else writes in the same place. Try again in some seconds.',
    ],
    defect: [
      'Something unexpected went wrong',
      'Whatever was begun may be repeated. If it stays, see docs/runbook.md.',
    ],
    back: 'Back to the desk',
  },
});

export type RefusalReason = Exclude<keyof typeof refusalWords.tr, 'back'>;
