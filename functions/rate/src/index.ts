export { type RateOutcome, type RatePorts, rate } from './rate.ts';
