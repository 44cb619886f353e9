import { formatHundredths, roundFraction } from '@kuvvet/engine';
import type { Language } from '@kuvvet/report';
import type { Explanation, NumberExplained } from './explanation.ts';
import { explanationWords } from './explanation-words.ts';

/** An explanation in whole sentences, a line each; games stand below their tournament. */
export function tellExplanation(explanation: Explanation, language: Language): readonly string[] {
  const words = explanationWords[language];
  const { player, name, list, official, ruleSet, numbers } = explanation;
  return [
    words.title(name, player, list),
    official ? words.official(ruleSet) : words.unofficial(ruleSet),
    ...(numbers.length === 0 ? [words.nothing] : []),
    ...numbers.flatMap((number) => ['', ...numberLines(number, language)]),
  ];
}

function numberLines(number: NumberExplained, language: Language): readonly string[] {
  const words = explanationWords[language];
  const { type, before, base, after, events, entries, change, rounded, floored, towards } = number;
  const lines = [words.number(type.toUpperCase())];
  if (base === null) lines.push(words.unrated);
  else lines.push(before === null ? words.seeded(base) : words.before(base));
  for (const event of events) lines.push(...eventLines(event, language));
  for (const entry of entries) lines.push(words.entry(entry));
  if (towards) {
    lines.push(words.pooled(towards));
    lines.push(after === null ? words.stillUnrated(towards) : words.entered(after, towards.given));
  } else if (events.length === 0 && entries.length === 0) {
    lines.push(words.unchanged(after ?? 0));
  } else if (after === null) {
    lines.push(words.none);
  } else {
    lines.push(words.sum(formatHundredths(change), rounded));
    lines.push(words.after(base ?? 0, rounded));
    if (floored) lines.push(words.floored(after));
  }
  return lines;
}

function eventLines(event: NumberExplained['events'][number], language: Language): readonly string[] {
  const words = explanationWords[language];
  const { rating, k, points, expected, change, games, performance } = event;
  const lines = [words.event(event)];
  for (const line of event.lines) lines.push(`  ${words.game(line)}`);
  if (k === null || rating === null) {
    lines.push(
      performance
        ? words.performance(
            roundFraction(performance.average),
            performance.difference,
            roundFraction(performance.value),
            games,
          )
        : words.noPerformance,
    );
  } else {
    lines.push(
      words.eventSum(k, formatHundredths(points), formatHundredths(expected), formatHundredths(change)),
    );
  }
  return lines;
}
