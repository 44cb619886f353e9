export { buildSite, type SiteFile } from './build.ts';
export { pageHeaders } from './headers.ts';
export { objectKeys } from './object-keys.ts';
