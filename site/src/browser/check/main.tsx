import { start } from '../start.ts';
import { CheckPage } from './check-page.tsx';

start(<CheckPage />);
