import { closePlayer, type ListType, type PlayerNumber, type RuleSet, ruleSets } from '@kuvvet/engine';
import type { Account } from '@kuvvet/gazette';
import { type Closing, joined, newcomer } from './close.ts';
import { isUnrated } from './reasons.ts';

/** Whose first rating the other reading of the rules would have made another, or not at all. */
export function underOtherPreset(
  type: ListType,
  closing: Closing,
  rules: RuleSet,
  isListed: (player: PlayerNumber) => boolean,
): Account['otherPreset'] {
  const other = ruleSets.find(({ name }) => name !== rules.name) ?? rules;
  const differs: { player: PlayerNumber; rating: number | null; other: number | null }[] = [];
  for (const [player, { results, entries }] of closing.months) {
    if (!isListed(player) || !isUnrated(player, type, closing)) continue;
    const brought = closing.joinings.filter((joining) => joining.player === player);
    const state = joined(closing.before.get(player) ?? newcomer(player), brought);
    const amendments = entries.map(({ amendment }) => amendment);
    const { movements } = closePlayer(state, results, other, amendments);
    const found = {
      rating: closing.movements.get(player)?.[type]?.rating ?? null,
      other: movements[type]?.rating ?? null,
    };
    if (found.rating !== found.other) differs.push({ player, ...found });
  }
  return {
    ruleSet: other.name,
    differs: differs.sort((one, two) => Number(one.player) - Number(two.player)),
  };
}
