export { openAccountsIn } from './desk.ts';
export { type Home, ledgerPath, openArchives, openHome } from './home.ts';
export { listenOn, openServer } from './listen.ts';
export { type ReportFile, readReportFile, readReportFiles } from './report-files.ts';
export { createRequestQueue, type RequestQueue } from './request-queue.ts';
export { serviceApp } from './server.ts';
export { shown } from './shown.ts';
export { toldFault } from './talk.ts';
export { rateWaiting, type WorkEvent } from './worker.ts';
