export const words = { tr: { title: 'Turnuvalar' }, en: { title: 'Tournaments' } };
