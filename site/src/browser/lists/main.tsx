import { spoken } from '../language.ts';
import { start } from '../start.ts';
import { words } from './words.ts';

const word = spoken(words);

start(<h1>{word.title}</h1>);
