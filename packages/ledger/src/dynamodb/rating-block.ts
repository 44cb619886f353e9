import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ListType, listTypes, type PlayerNumber, type Rating } from '@kuvvet/engine';
import { Defect } from '../errors.ts';
import type { Ratings } from '../items.ts';

/** Players of neighbouring numbers share an item: it is read as one unit of 4 KB whatever they are rated in. */
const blockSize = 500;

/** The lowest number of the player's block, which names it. */
export const blockOf = (player: PlayerNumber): number => Number(player) - placeOf(player);

const placeOf = (player: PlayerNumber): number => Number(player) % blockSize;

/** Ratings of a block on a list: two bytes for each type and player; 0 is none. */
export type RatingBlock = Buffer;

export const emptyBlock = (): RatingBlock => Buffer.alloc(2 * blockSize * listTypes.length);

const offsetOf = (player: PlayerNumber, type: ListType): number =>
  2 * (blockSize * listTypes.indexOf(type) + placeOf(player));

export const ratingIn = (block: RatingBlock, player: PlayerNumber, type: ListType): Rating | null =>
  block.readUInt16LE(offsetOf(player, type)) || null;

export function enterRating(block: RatingBlock, player: PlayerNumber, type: ListType, rating: Rating): void {
  if (rating === 0 || (rating & 0xffff) !== rating) throw new Defect(`${player}: no rating.`);
  block.writeUInt16LE(rating, offsetOf(player, type));
}

export const ratingsIn = (block: RatingBlock, player: PlayerNumber): Ratings => ({
  ukd: ratingIn(block, player, 'ukd'),
  uhs: ratingIn(block, player, 'uhs'),
  uys: ratingIn(block, player, 'uys'),
});

/** Whoever has a rating there, by number. */
export const ratedIn = (block: RatingBlock, first: number): readonly PlayerNumber[] =>
  Array.from({ length: blockSize }, (_, place) => String(first + place)).filter((player) =>
    listTypes.some((type) => ratingIn(block, player, type) !== null),
  );

/** Types nobody of the block is rated in take no room. */
export const packBlock = (block: RatingBlock): Uint8Array => deflateRawSync(block);

/** Throws `Defect` where the bytes are not what `packBlock` wrote. */
export function unpackBlock(bytes: Uint8Array): RatingBlock {
  try {
    const block = inflateRawSync(bytes);
    block.readUInt8(emptyBlock().length - 1);
    return block;
  } catch (cause) {
    throw new Defect('Damaged ratings.', { cause });
  }
}
