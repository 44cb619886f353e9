import { type Fraction, roundFraction } from '@kuvvet/engine';
import { ByteWriter } from './byte-writer.ts';
import type { AuditGame, AuditLine } from './evidence.ts';
import { writeJsonInteger } from './json-text.ts';

/** `audit.ndjson` of lines in their order. */
export function* auditNdjson(lines: Iterable<AuditLine>): Generator<Uint8Array> {
  const writer = new ByteWriter();
  for (const line of lines) {
    writeAuditLine(writer, line);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** A line of `audit.ndjson`: begins with player and event, by which the file is sorted. */
export function writeAuditLine(writer: ByteWriter, line: AuditLine): void {
  writer.ascii(`{"player":"${line.player}","event":"${line.event}","basis":"${line.basis}","start":"`);
  writer.ascii(line.start);
  writer.ascii('","rating":');
  writeJsonInteger(writer, line.rating);
  writer.ascii(',"k":');
  writeJsonInteger(writer, line.k);
  writer.ascii(',"games":');
  writer.integer(line.games);
  writer.ascii(',"points":"');
  writer.hundredths(line.points, '.');
  writer.ascii('","expected":"');
  writer.hundredths(line.expected, '.');
  writer.ascii('","change":"');
  writer.hundredths(line.change, '.');
  writer.ascii('","performance":');
  writePerformance(writer, line.performance);
  writer.ascii(',"lines":[');
  for (const [at, game] of line.lines.entries()) {
    if (at > 0) writer.ascii(',');
    writeGame(writer, game);
  }
  writer.ascii(']}\n');
}

function writePerformance(writer: ByteWriter, performance: Fraction | null): void {
  if (performance === null) {
    writer.ascii('null');
    return;
  }
  writer.ascii('{"numerator":');
  writer.integer(performance.numerator);
  writer.ascii(',"denominator":');
  writer.integer(performance.denominator);
  writer.ascii(',"rounded":');
  writer.integer(roundFraction(performance));
  writer.ascii('}');
}

function writeGame(writer: ByteWriter, game: AuditGame): void {
  writer.ascii('{"round":');
  writer.integer(game.round);
  writer.ascii(game.colour === 'w' ? ',"colour":"w","opponent":' : ',"colour":"b","opponent":');
  writer.ascii(game.opponent === null ? 'null' : `"${game.opponent}"`);
  writer.ascii(',"opponent_rating":');
  writeJsonInteger(writer, game.opponentRating);
  writer.ascii(',"points":"');
  writer.hundredths(game.points, '.');
  writer.ascii('","difference":');
  writeJsonInteger(writer, game.difference);
  writer.ascii(game.capped ? ',"capped":true,"expected":' : ',"capped":false,"expected":');
  if (game.expected === null) writer.ascii('null');
  else {
    writer.ascii('"');
    writer.hundredths(game.expected, '.');
    writer.ascii('"');
  }
  writer.ascii(',"change":"');
  writer.hundredths(game.change, '.');
  writer.ascii('"}');
}
