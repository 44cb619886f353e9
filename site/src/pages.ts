import type { Page } from './page.ts';

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  {
    name: 'lists',
    path: '',
    menu: { tr: 'Listeler', en: 'Lists' },
    title: { tr: 'Kuvvet listeleri', en: 'Rating lists' },
    about: {
      tr: 'UKD, UHS ve UYS listeleri: arama, sıralama, değişimler ve bütün biçimlerde indirme.',
      en: 'The UKD, UHS and UYS lists: search, rankings, movers and downloads in every format.',
    },
  },
  {
    name: 'player',
    path: 'player/',
    menu: { tr: 'Oyuncu', en: 'Player' },
    title: { tr: 'Oyuncu', en: 'Player' },
    about: {
      tr: 'Bir oyuncunun puan eğrisi, bütün ayları, turnuvaları ve oyunları.',
      en: 'The curve of a player with every month, tournament and game.',
    },
  },
  {
    name: 'tournament',
    path: 'tournament/',
    menu: { tr: 'Turnuvalar', en: 'Tournaments' },
    title: { tr: 'Turnuvalar', en: 'Tournaments' },
    about: {
      tr: 'Hesaplanan turnuvalar: çapraz tablo ve her oyuncunun değişimi.',
      en: 'Rated tournaments: the cross-table and the change of every player.',
    },
  },
  {
    name: 'calculators',
    path: 'calculators/',
    menu: { tr: 'Hesaplayıcılar', en: 'Calculators' },
    title: { tr: 'UKD ve FIDE hesaplayıcıları', en: 'UKD and FIDE calculators' },
    about: {
      tr: 'UKD, UHS, UYS ve FIDE hesabı: tek maç, turnuva, performans, ilk derece; resmî listelerin hesap motoruyla.',
      en: 'UKD, UHS, UYS and FIDE: single game, tournament, performance, first rating; by the engine of the official lists.',
    },
  },
  {
    name: 'check',
    path: 'check/',
    menu: { tr: 'Hakemler', en: 'Arbiters' },
    title: { tr: 'Rapor denetimi ve gönderimi', en: 'Check and send a report' },
    about: {
      tr: 'Turnuva raporunu göndermeden önce tarayıcıda denetleyin, puanlara etkisini görün, imzalayıp gönderin.',
      en: 'Check a tournament report in the browser before sending it, see what it does to ratings, sign and send it.',
    },
  },
  {
    name: 'card',
    path: 'card/',
    menu: null,
    title: { tr: 'Oyuncu kartı', en: 'Player card' },
    about: {
      tr: 'Bir oyuncunun güncel puanları, başka siteler için.',
      en: 'The current ratings of a player, for other sites.',
    },
    isEmbedded: true,
  },
];
