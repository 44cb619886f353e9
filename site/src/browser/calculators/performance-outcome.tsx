import { roundFraction, type TournamentPerformance } from '@kuvvet/engine';
import type { ComponentChild } from 'preact';
import { spokenMean, spokenPoints } from '../../calculators/spoken-number.ts';
import { language } from '../language.ts';
import { Facts, Outcome } from '../parts/facts.tsx';
import { word } from './words.ts';

/** Ro, percentage, dP and P (U-21). */
export function performanceFacts(
  performance: TournamentPerformance | null,
): readonly (readonly [string, ComponentChild])[] {
  if (!performance) return [[word.performance, word.noPerformance]];
  const { average, percent, difference, value } = performance;
  return [
    [word.average, spokenMean(average, language)],
    [word.percent, language === 'tr' ? `%${percent}` : `${percent}%`],
    [word.dP, spokenPoints(difference)],
    [word.performance, <strong key="value">{roundFraction(value)}</strong>],
  ];
}

export const PerformanceOutcome = ({ of }: { readonly of: TournamentPerformance | null }) => (
  <Outcome head={word.performance}>
    <Facts of={performanceFacts(of)} />
  </Outcome>
);
