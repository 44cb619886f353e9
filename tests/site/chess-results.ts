/** Invented pages of Chess-Results, as a browser copies them: tabs between cells. */

const lines = (...rows: readonly string[]) => rows.join('\n');

/** A player's card in Turkish, with UKD and ELO. */
export const turkishCard = lines(
  'Chess-Results.com sunucusunun turnuva veritabanından',
  'Ege Açık Satranç Turnuvası',
  '',
  'Oyuncu bilgisi',
  'İsim\t\t\t\tÇINAR, ONUR',
  'Başlangıç sırası\t\t\t\t3',
  'Ulusal rating\t\t\t\t1630',
  'Uluslararası rating\t\t\t\t1702',
  'Puan\t\t\t\t3',
  '',
  'Tur\tMasa\tB.No\t\tİsim\tUKD\tELO\tFED\tPuan\tSonuç',
  '1\t4\t12\t\tAĞAÇ, BÜŞRA\t1490\t0\tTUR\t2\ts 0',
  '2\t7\t15\t\tBAĞCI, SİNEM\t0\t0\tTUR\t1\tb 1',
  '3\t5\t8\tFM\tIŞIKLI, AYŞE\t2021\t2105\tTUR\t4\ts ½',
  '4\t-\t-\t\teşleşmemiş\t0\t0\t\t0\t- ½',
  '5\t6\t9\t\tÇINAR, EGE\t1555\t1611\tTUR\t2½\tb 1K',
  '',
  'Notlar\tbaşka bir satır',
);

/** The same person's card in English, where there is one rating and the result stands behind the colour's box. */
export const englishCard = lines(
  'Player info',
  'Name\tÇINAR, ONUR',
  'Rating\t1630',
  '',
  'Rd.\tBo.\tSNo\t\tName\tRtg\tFED\tPts.\tRes.',
  '1\t4\t12\t\tAĞAÇ, BÜŞRA\t1490\tTUR\t2\t\t0',
  '2\t7\t15\t\tBAĞCI, SİNEM\t0\tTUR\t1\t\t1',
  '3\t5\t8\tFM\tIŞIKLI, AYŞE\t2021\tTUR\t4\t\t½',
);

/** A card of a rated event: behind the result stand K and what the game moved. */
export const ratedCard = lines(
  'Rd.\tBo.\tSNo\t\tName\tRtg\tFED\tPts.\tRes.\tK\trtg+/-',
  '1\t4\t12\t\tAĞAÇ, BÜŞRA\t1490\tTUR\t2\tw 1\t20\t6,20',
  '2\t7\t15\t\tBAĞCI, SİNEM\t1700\tTUR\t1\ts 0\t20\t-8,00',
  '3\t5\t8\t\tIŞIKLI, AYŞE\t1630\tTUR\t4\tw ½\t20\t0,00',
  '4\t6\t9\t\tÇINAR, EGE\t1555\tTUR\t2\ts 0\t20\t1',
  '5\t-\t-\t\tbye\t0\t\t0\t- 1\t0\t0',
);

/** A cross-table by rank: cells name ranks, not starting numbers. */
export const crossTable = lines(
  'Ege Açık Satranç Turnuvası',
  '3 turdan sonra final sıralaması çapraz tablosu',
  'Sıra\tB.No\t\tİsim\tUKD\tFED\t1.Tur\t2.Tur\t3.Tur\tPuan',
  '1\t2\t\tAĞAÇ, BÜŞRA\t1490\tTUR\t3b1\t2s½\t4b1\t2,5',
  '2\t1\t\tÇINAR, ONUR\t1630\tTUR\t4s1\t1b½\t3s0\t1,5',
  '3\t4\t\tBAĞCI, SİNEM\t0\tTUR\t1s0\t-1\t2b1\t2',
  '4\t3\t\tIŞIKLI, AYŞE\t1021\tTUR\t2b0\t-\t1s0\t0',
  'Açıklama:',
);

/** A round robin by rank, met twice: a square, in which the second and third of the list did not play the last game. */
export const square = lines(
  'Kıyı Kupası',
  'Final sıralaması çapraz tablosu',
  'Sıra\tB.No\t\tİsim\tUKD\tELO\tFED\t1\t2\t3\tPuan\tEB1',
  '1\t3\tFM\tIŞIKLI, AYŞE\t2021\t2105\tTUR\t*\t1½\t11\t3½\t0',
  '2\t1\t\tÇINAR, ONUR\t1630\t1702\tTUR\t0½\t*\t½+\t2\t0',
  '3\t2\t\tAĞAÇ, BÜŞRA\t1490\t0\tTUR\t00\t½-\t*\t½\t0',
  '',
);
