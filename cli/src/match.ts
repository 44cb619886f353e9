import { matchByHand, type Seat, weighSeats } from '@kuvvet/office';
import { type Command, type Given, required, type Terminal, WrongUse } from './command.ts';
import { tellDecision, tellRehearsal } from './decide.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';
import { receiptName } from './receipt-name.ts';

export const matchCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet match KOD.REVİZYON --seats NO=OYUNCU[,NO=OYUNCU] --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

NO satırın başlangıç numarası, OYUNCU oyuncu numarasıdır; adaylar için: kuvvet inbox KOD.REVİZYON. Rapor sonra her rapor gibi
değerlendirilir. Değerlendirilmiş bir raporda karar bir sonraki revizyon olarak işlenir; yayımlanmışsa fark bir sonraki
listeye yazılır. --yes olmadan yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet match TOURNAMENT.REVISION --seats NO=PLAYER[,NO=PLAYER] --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

NO is the start number of the row, PLAYER a player number; kuvvet inbox TOURNAMENT.REVISION shows candidates. The report is
then rated like any other. Of a rated one the decision becomes the next revision; once it is published, the difference goes to
the next list. Without --yes it only says what would happen.`,
  },
  options: { ...homeOptions, ...orderOptions, seats: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { tournament, revision } = receiptName(given.rest[0] ?? '');
    const seats = required(given, 'seats').split(',').map(seatOf);
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) {
        return tellRehearsal(await weighSeats(tournament, revision, seats, home), given, terminal);
      }
      const outcome = await matchByHand(tournament, revision, seats, author, home);
      return await tellDecision(outcome, home, given, terminal);
    } finally {
      home.close();
    }
  },
};

function seatOf(text: string): Seat {
  const [startNo = '', player] = text.trim().split('=');
  if (/^[1-9]\d{0,3}$/.test(startNo)) return [Number(startNo), playerOf(player)];
  throw new WrongUse({
    tr: '--seats: NO=OYUNCU bekleniyor, örnek 5=100071.',
    en: '--seats: expected NO=PLAYER, such as 5=100071.',
  });
}
