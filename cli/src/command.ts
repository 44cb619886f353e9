import type { ParseArgsConfig } from 'node:util';
import type { Language } from '@kuvvet/report';

/** A sentence in both languages. */
export type Sentence = Readonly<Record<Language, string>>;

/** Data goes to `out`, talk to `err`, a line at a time. */
export interface Terminal {
  readonly language: Language;
  out(line: string): void;
  err(line: string): void;
}

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Values of the options as given; texts, switches, nothing else. */
export interface Given {
  readonly text: Readonly<Record<string, string | undefined>>;
  readonly on: Readonly<Record<string, boolean>>;
  /** Values of options that may be given several times. */
  readonly each: Readonly<Record<string, readonly string[]>>;
  readonly rest: readonly string[];
}

export interface Command {
  /** Positional arguments it takes at most. */
  readonly takes: number;
  readonly usage: Sentence;
  readonly options: Options;
  /** Exit code; throws `WrongUse`. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** Exit codes of every command. */
export const exit = { done: 0, failed: 1, wrongUse: 2, leftOut: 3 } as const;

/** The command was called wrongly: says how, in both languages. */
export class WrongUse extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** An option that must be given. */
export function required(given: Given, name: string): string {
  const value = given.text[name];
  if (value) return value;
  throw new WrongUse({ tr: `--${name} gerekli.`, en: `--${name} is required.` });
}
