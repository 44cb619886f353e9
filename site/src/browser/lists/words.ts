export const words = { tr: { title: 'Kuvvet listeleri' }, en: { title: 'Rating lists' } };
