import { listTypes } from '@kuvvet/engine';
import type { Standing } from './items.ts';

/** A standing as `addSteps` takes it. */
export const stepsOf = ({ player, steps }: Standing) =>
  listTypes.flatMap((type) => steps[type].map((step) => ({ player, type, step })));
