interface Wording {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly tr: readonly [title: string, detail: string];
  readonly en: readonly [title: string, detail: string];
}

/** Every way a request can be refused. Codes are stable and listed in docs/errors.md. */
export const problems = {
  'request.parameters': {
    status: 400,
    tr: [
      'İstek eksik veya yanlış',
      'Parametreleri belgedeki biçimde gönderin, başka parametre eklemeyin (docs/submitting.md).',
    ],
    en: [
      'Parameters missing or wrong',
      'Send the parameters as documented and no others (docs/submitting.md).',
    ],
  },
  'request.unfinished': {
    status: 400,
    tr: ['İstek yarıda kesildi', 'Aynı raporu yeniden gönderin; hiçbir şey saklanmadı.'],
    en: ['The request broke off', 'Send the same report again; nothing was stored.'],
  },
  'signature.invalid': {
    status: 401,
    tr: [
      'İmza doğrulanamadı',
      'kuvvet-sender, webhook-id, webhook-timestamp ve webhook-signature başlıklarını ve anahtarı denetleyin; gövdeyi gönderdiğiniz baytlarla imzalayın.',
    ],
    en: [
      'The signature could not be verified',
      'Check the headers kuvvet-sender, webhook-id, webhook-timestamp and webhook-signature and the key; sign the very bytes you send.',
    ],
  },
  'signature.expired': {
    status: 401,
    tr: [
      'İmzanın süresi geçmiş',
      'Bilgisayarın saatini ayarlayıp raporu yeniden imzalayın; en çok beş dakika fark olabilir.',
    ],
    en: [
      'The signature is too old or in the future',
      'Set your clock and sign again; five minutes of difference are allowed.',
    ],
  },
  'signature.other': {
    status: 401,
    tr: [
      'İmza başka bir rapor için',
      'webhook-id başlığı TURNUVA_REVİZYON ile başlamalı (örnek: E01_2_7f3c); imza böylece hangi rapor olduğunu da kapsar.',
    ],
    en: [
      'The signature is for another report',
      'The header webhook-id must begin with TOURNAMENT_REVISION (such as E01_2_7f3c), so that the signature covers which report it is.',
    ],
  },
  'sender.scope': {
    status: 403,
    tr: [
      'Bu gönderen bu turnuvayı bildiremez',
      'Turnuva kodunu denetleyin; doğruysa kuvvet derecesi görevlisinden gönderenin kapsamını genişletmesini isteyin.',
    ],
    en: [
      'This sender may not report this event',
      'Check the tournament code; if it is right, ask the rating officer to widen the scope of the sender.',
    ],
  },
  'receipt.unknown': {
    status: 404,
    tr: ['Böyle bir rapor alınmadı', 'Adresi makbuzdakiyle karşılaştırın.'],
    en: ['No such report was received', 'Compare the address with the one on the receipt.'],
  },
  'tournament.unknown': {
    status: 404,
    tr: ['Böyle bir turnuva değerlendirilmedi', 'Turnuva kodunu denetleyin.'],
    en: ['No such tournament has been rated', 'Check the tournament code.'],
  },
  'list.date': {
    status: 400,
    tr: ['Tarih okunamadı', 'Tarihi YYYY-AA-GG biçiminde yazın (örnek: 2026-11-14).'],
    en: ['The date cannot be read', 'Write the date as YYYY-MM-DD, such as 2026-11-14.'],
  },
  'list.unknown': {
    status: 404,
    tr: [
      'Böyle bir liste yok',
      'Tür ukd, uhs veya uys; liste latest, YYYY-AA veya YYYY-AA-r2 biçiminde yazılır. Hepsi lists/calendar.json içindedir; dosya adları listenin manifest.json dosyasındadır.',
    ],
    en: [
      'No such list',
      'The type is ukd, uhs or uys; the list is latest, YYYY-MM or YYYY-MM-r2. All of them are in lists/calendar.json; the names of files are in the manifest of the list.',
    ],
  },
  'list.before': {
    status: 404,
    tr: [
      'Burada bu kadar eski bir liste yok',
      'Burada yayımlanan ilk liste firstDate gününde başlar; daha eskisini federasyondan isteyin.',
    ],
    en: [
      'There is no list as old as that here',
      'The first list published here begins on firstDate; ask the federation for an older one.',
    ],
  },
  'list.not-yet': {
    status: 404,
    tr: [
      'O gün geçerli olacak liste henüz yayımlanmadı',
      'Bir sonraki listenin ne zaman çıkacağı lists/calendar.json içindedir; o zaman yeniden sorun.',
    ],
    en: [
      'The list in force on that day is not published yet',
      'When the next list appears is in lists/calendar.json; ask again then.',
    ],
  },
  'address.unknown': {
    status: 404,
    tr: ['Böyle bir adres yok', 'Adresi belgeyle karşılaştırın.'],
    en: ['No such address', 'Compare the address with the documentation.'],
  },
  'revision.conflict': {
    status: 409,
    tr: [
      'Bu revizyon daha önce başka içerikle gönderildi',
      'Düzeltilmiş raporu bir sonraki revizyon numarasıyla gönderin.',
    ],
    en: [
      'This revision was sent before with other content',
      'Send the corrected report under the next revision number.',
    ],
  },
  'report.too-large': {
    status: 413,
    tr: ['Rapor çok büyük', 'Bir rapor en çok 2 MB olabilir; yalnızca turnuva raporunu gönderin.'],
    en: ['The report is too large', 'A report may have 2 MB at most; send the tournament report alone.'],
  },
  'report.media-type': {
    status: 415,
    tr: [
      'Bu tür dosya alınmıyor',
      'TRF için application/octet-stream, JSON için application/json, lisans listesiyle birlikte multipart/form-data gönderin.',
    ],
    en: [
      'This kind of file is not taken',
      'Send TRF as application/octet-stream, JSON as application/json, or multipart/form-data with a licence map.',
    ],
  },
  'report.rejected': {
    status: 422,
    tr: [
      'Rapor bu haliyle değerlendirilemez',
      'Aşağıdaki hataları giderip raporu bir sonraki revizyon numarasıyla gönderin.',
    ],
    en: [
      'The report cannot be rated as it is',
      'Correct the errors below and send the report under the next revision number.',
    ],
  },
  'rate.limited': {
    status: 429,
    tr: [
      'Kısa sürede çok fazla istek gönderildi',
      'Aynı raporu retry-after başlığındaki saniye kadar bekleyip yeniden gönderin; hiçbir şey saklanmadı.',
    ],
    en: [
      'Too many requests in a short time',
      'Send the same report again after the seconds in the header retry-after; nothing was stored.',
    ],
  },
  'service.interrupted': {
    status: 503,
    tr: ['Hizmet şu an yanıt veremiyor', 'Aynı raporu birazdan yeniden gönderin; iki kez sayılmaz.'],
    en: [
      'The service cannot answer right now',
      'Send the same report again shortly; it is never counted twice.',
    ],
  },
  'service.defect': {
    status: 500,
    tr: [
      'Beklenmeyen bir hata oldu',
      'Rapor kaybolmadı; hata kaydedildi. Aynı raporu daha sonra yeniden gönderin.',
    ],
    en: [
      'Something unexpected went wrong',
      'Nothing is lost and the fault is recorded. Send the same report again later.',
    ],
  },
} as const satisfies Record<string, Wording>;

export type ProblemCode = keyof typeof problems;
