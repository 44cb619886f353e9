import type { Period } from '@kuvvet/engine';
import { monthName } from './written.ts';

/** Which month of those there are. */
export function MonthChoice({
  label,
  periods,
  period,
  choose,
  none,
}: {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly period: Period | '';
  readonly choose: (period: string) => void;
  /** What stands for no month, where that may be chosen. */
  readonly none?: string;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={period} onChange={(event) => choose(event.currentTarget.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {periods.map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
