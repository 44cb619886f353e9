import { start } from '../start.ts';
import { ListsPage } from './lists-page.tsx';

start(<ListsPage />);
