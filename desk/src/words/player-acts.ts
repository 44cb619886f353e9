import { dictionary } from './dictionary.ts';

/** Words of what may be changed of a person. */
export const playerActWords = dictionary({
  tr: {
    acts: {
      list: 'Listelere geri al',
      unlist: 'Listelerden çıkar',
      licence: 'Lisans numarasını düzelt',
      erase: 'Kişisel bilgileri sil',
      split: 'Birleştirmeyi geri al',
    },
    what: {
      list: 'Oyuncu bundan sonra yayımlanan dosyalarda yeniden yer alır.',
      unlist:
        'Oyuncu bundan sonra yayımlanan hiçbir dosyada yer almaz, rakip olarak da adı geçmez; puanı hesaplanmaya devam eder.',
      licence:
        'Yeni numara yalnız anahtarlı bir iz olarak saklanır ve hiçbir sayfada görünmez; eskileri düşer.',
      erase:
        'Ad, doğum yılı, cinsiyet, kulüp, il, FIDE bilgileri ve lisans silinir; geriye başkalarının karşısında oynadığı bir numara kalır. Geri alınmaz.',
      split:
        'Numara yeniden ayrı bir kişi olur ve puanı kalır. Yalnız birleştirildiği ay kapanana kadar yapılabilir.',
    },
    licence: 'Lisans numarası',
    sure: 'Denetledim; bu kişinin bilgilerini sil.',
    unsure: 'Hiçbir şey yapılmadı: kutuyu işaretleyin.',
    unchanged: 'Zaten öyleydi; hiçbir şey değişmedi.',
    done: {
      list: 'Oyuncu listelere geri alındı.',
      unlist: 'Oyuncu bundan sonraki listelerden çıkarıldı.',
      licence: 'Lisans numarası düzeltildi.',
      erase: 'Kişisel bilgiler silindi.',
      split: 'Birleştirme geri alındı; öteki numarayla eşleştirilen raporlar yeniden değerlendirilir.',
    },
    refused: {
      'unknown-player': 'Kütükte böyle bir oyuncu yok.',
      merged: 'Bu numara bir başkasıyla birleştirildi; kalan numarayı açın.',
      taken: 'Bu lisans numarası başka bir oyuncunun.',
      'not-merged': 'Bu numara birleştirilmiş değil.',
      published:
        'Bu birleştirmeyle liste yayımlandı; numara olduğu gibi kalır. Kişiyi kuvvet register import ile yeni bir numarayla kütüğe ekleyin, lisansını o numaranın sayfasında verin, puan kararı girin ve oynadığı raporları elle eşleştirin.',
      'no-licence': 'Yazılan geçerli bir lisans numarası değil.',
    },
  },
  en: {
    acts: {
      list: 'Put back on the lists',
      unlist: 'Keep out of the lists',
      licence: 'Correct the licence number',
      erase: 'Erase what is personal',
      split: 'Take the merge back',
    },
    what: {
      list: 'The player is in the files published from then on again.',
      unlist:
        'The player is in no file published from then on, nor named as an opponent; the rating goes on being worked out.',
      licence: 'The new number is kept as a keyed token alone and shown on no page; older ones are dropped.',
      erase:
        'Name, birth year, sex, club, province, FIDE facts and licence are erased; what stays is a number others have played against. It cannot be undone.',
      split:
        'The number is a person again and keeps its rating. This can be done until the month of the merge is closed.',
    },
    licence: 'Licence number',
    sure: 'I have checked it; erase what is known of this person.',
    unsure: 'Nothing was done: tick the box.',
    unchanged: 'It was so already; nothing changed.',
    done: {
      list: 'The player is back on the lists.',
      unlist: 'The player is kept out of the lists from now on.',
      licence: 'The licence number is corrected.',
      erase: 'What was personal is erased.',
      split: 'The merge is taken back; reports matched to the other number are rated again.',
    },
    refused: {
      'unknown-player': 'No such player is in the register.',
      merged: 'This number was merged into another; open the one that stays.',
      taken: 'This licence number is another player’s.',
      'not-merged': 'This number is not merged.',
      published:
        'Lists were published with this merge, so the number stays as it is. Enter the person under a new number with kuvvet register import, give that number the licence on its page, award it a rating and match it by hand in the reports the person played in.',
      'no-licence': 'What was written is no valid licence number.',
    },
  },
});
