export const words = { tr: { title: 'Oyuncu' }, en: { title: 'Player' } };
