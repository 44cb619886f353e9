import { start } from '../start.ts';
import { TournamentPage } from './tournament-page.tsx';

start(<TournamentPage />);
