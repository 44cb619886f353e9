import { start } from '../start.ts';
import { CalculatorPage } from './calculator-page.tsx';

start(<CalculatorPage />);
