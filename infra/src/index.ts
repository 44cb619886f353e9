export { alias, bundling, entryOf, type Stage } from './bundling.ts';
export { composeApp } from './ratings-app.ts';
