import { accountRoutes } from './pages/accounts.ts';
import { awardRoutes } from './pages/award.ts';
import { closeRoutes } from './pages/close.ts';
import { cutOffRoutes } from './pages/cut-off.ts';
import { caseRoutes } from './pages/decisions.ts';
import { explanationRoutes } from './pages/explanation.ts';
import { inboxRoutes } from './pages/inbox.ts';
import { mergeRoutes } from './pages/merge.ts';
import { overviewRoutes } from './pages/overview.ts';
import { passwordRoutes } from './pages/password.ts';
import { playerRoutes } from './pages/players.ts';
import { previewRoutes } from './pages/preview.ts';
import { rerunRoutes } from './pages/rerun.ts';
import { sendRoutes } from './pages/send.ts';
import { senderRoutes } from './pages/senders.ts';
import { trailRoutes } from './pages/trail.ts';
import type { Route } from './visit.ts';

/** Every page and form there is for whoever is logged in. */
export const routes: readonly Route[] = [
  ...overviewRoutes,
  ...inboxRoutes,
  ...caseRoutes,
  ...sendRoutes,
  ...playerRoutes,
  ...explanationRoutes,
  ...previewRoutes,
  ...awardRoutes,
  ...mergeRoutes,
  ...cutOffRoutes,
  ...closeRoutes,
  ...rerunRoutes,
  ...trailRoutes,
  ...senderRoutes,
  ...accountRoutes,
  ...passwordRoutes,
];
