import { printAnswer } from './answer.ts';
import { tournamentCode } from './code.ts';
import { type Command, type Given, type Terminal, WrongUse } from './command.ts';
import { endpoint } from './endpoint.ts';

export const statusCommand: Command = {
  takes: 1,
  usage: {
    tr: 'Kullanım: kuvvet status MAKBUZ --url ADRES      (makbuz: KOD.REVİZYON, örnek E01.1)',
    en: 'Usage: kuvvet status RECEIPT --url URL      (a receipt is TOURNAMENT.REVISION, such as E01.1)',
  },
  options: { url: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [receipt] = given.rest;
    if (!receipt)
      throw new WrongUse({ tr: 'Makbuzu yazın, örnek E01.1.', en: 'Name the receipt, such as E01.1.' });
    tournamentCode(receipt.replace(/\.\d{1,4}$/, ''));
    const url = endpoint(given, `v1/reports/${receipt}`);
    return printAnswer(
      await fetch(url, { headers: { 'accept-language': terminal.language } }),
      given,
      terminal,
    );
  },
};
