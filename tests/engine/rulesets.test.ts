import { readFileSync } from 'node:fs';
import { engineVersion, FAQ7, PRS05, ruleSet, ruleSets } from '@kuvvet/engine';
import { describe, expect, it } from 'vitest';

describe('rule sets', () => {
  it('are found by name', () => {
    expect(ruleSet('PRS05')).toBe(PRS05);
    expect(ruleSet('FAQ7')).toBe(FAQ7);
    expect(ruleSets.map(({ name }) => name)).toEqual(['PRS05', 'FAQ7']);
  });

  it('are never guessed', () => {
    expect(() => ruleSet('prs05')).toThrow(new RangeError('Unknown rule set: prs05'));
  });

  // A value that changes must come with a new version: closed periods are recomputed under their own (M-24).
  it('are these numbers under these versions', () => {
    expect(ruleSets).toMatchInlineSnapshot(`
      [
        {
          "coefficients": [
            {
              "from": 0,
              "k": 30,
            },
            {
              "from": 1300,
              "k": 25,
            },
            {
              "from": 1600,
              "k": 20,
            },
            {
              "from": 2000,
              "k": 15,
            },
            {
              "from": 2400,
              "k": 10,
            },
          ],
          "effective": "2017-09-16",
          "event": {
            "cutOffDays": 3,
            "dayLimited": [
              "ukd",
            ],
            "lateLists": 2,
            "maxRoundsPerDay": 4,
            "minRounds": 5,
          },
          "firstRating": {
            "mean": "game-weighted",
            "minGames": 5,
            "minRating": 1001,
          },
          "floor": 1000,
          "maxDifference": 350,
          "name": "PRS05",
          "performance": {
            "halfPercent": "up",
            "minPoints": 50,
          },
          "rounding": "change",
          "thinkingTime": {
            "blitzFrom": 180,
            "rapidAbove": 600,
            "standardFrom": 3600,
          },
          "unratedFactor": 10,
          "version": "Rev.03-1",
        },
        {
          "coefficients": [
            {
              "from": 0,
              "k": 30,
            },
            {
              "from": 1300,
              "k": 25,
            },
            {
              "from": 1600,
              "k": 20,
            },
            {
              "from": 2000,
              "k": 15,
            },
            {
              "from": 2400,
              "k": 10,
            },
          ],
          "effective": "2017-09-16",
          "event": {
            "cutOffDays": 3,
            "dayLimited": [
              "ukd",
            ],
            "lateLists": 2,
            "maxRoundsPerDay": 4,
            "minRounds": 5,
          },
          "firstRating": {
            "mean": "plain",
            "minGames": 7,
            "minRating": 1001,
          },
          "floor": 1000,
          "maxDifference": 350,
          "name": "FAQ7",
          "performance": {
            "halfPercent": "up",
            "minPoints": 50,
          },
          "rounding": "change",
          "thinkingTime": {
            "blitzFrom": 180,
            "rapidAbove": 600,
            "standardFrom": 3600,
          },
          "unratedFactor": 10,
          "version": "Rev.03-1",
        },
      ]
    `);
  });

  it('survive being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(ruleSets))).toEqual(ruleSets);
  });
});

it('states the version of the package', () => {
  const manifest = readFileSync(new URL('../../packages/engine/package.json', import.meta.url), 'utf8');
  expect(engineVersion).toBe(JSON.parse(manifest).version);
});
