/** A player number in a cell of tenths: 4 to 8 digits; 0 for anything else. */
export const playerNumber = (tenths: number): number =>
  tenths >= 10_000 && tenths % 10 === 0 ? tenths / 10 : 0;
