export { buildSite, type SiteFile } from './build.ts';
export { pageHeaders } from './headers.ts';
