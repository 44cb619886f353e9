import { licenceTokens, type Reading, readReport } from '@kuvvet/report';
import { largeJson, largeTrf } from '../tests/report/large-report.ts';
import { compare, table } from './compare.ts';

const event = { players: 1500, rounds: 12 };
const turns = 201;
const goal = 5;

/** Reading a large report, against parsing the same report from JSON and looking at nothing. */
export function benchReader(): string {
  const identify = licenceTokens(new Uint8Array(32).fill(7));
  const read = (bytes: Uint8Array): Reading => readReport({ bytes }, identify);
  const [trf, withLicences, json] = [largeTrf(event, false), largeTrf(event, true), largeJson(event, false)];
  if (JSON.stringify(read(trf).report) !== JSON.stringify(read(json).report))
    throw new Error('reports differ');

  const text = new TextDecoder().decode(json);
  const comparisons = compare(
    {
      'JSON.parse': () => JSON.parse(text),
      'readReport, TRF': () => read(trf),
      'readReport, TRF with licence numbers': () => read(withLicences),
      'readReport, JSON': () => read(json),
    },
    turns,
  );
  const met = (comparisons[1]?.ratio ?? Number.NaN) <= goal;
  return [
    `${event.players} players, ${event.rounds} rounds: TRF ${trf.length} bytes, JSON ${json.length} bytes; ${turns} turns`,
    '',
    table(comparisons),
    '',
    `Goal: TRF at most ${goal} times JSON.parse: ${met ? 'met' : 'missed'}`,
  ].join('\n');
}
