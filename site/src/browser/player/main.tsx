import { start } from '../start.ts';
import { PlayerPage } from './player-page.tsx';

start(<PlayerPage />);
