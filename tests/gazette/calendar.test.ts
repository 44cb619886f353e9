import { calendarBytes, movePointer, readCalendar } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

describe('lists/calendar.json', () => {
  it('is read as it was written', () => {
    expect(readCalendar(calendarBytes(calendar))).toEqual(calendar);
  });

  it.each(['', 'null', '{}', '[', '{"format":"kuvvet.calendar/2"}'])('is refused as %j', (text) => {
    expect(readCalendar(new TextEncoder().encode(text))).toBeNull();
  });
});

describe('a pointer', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const move = (lists: ReturnType<typeof openMemoryArchive>, text: string) =>
    movePointer(lists, { key: 'lists/p', mediaType: 'text/plain' }, (standing) =>
      standing && new TextDecoder().decode(standing) > text ? null : bytes(text),
    );
  const textOf = async (lists: ReturnType<typeof openMemoryArchive>) =>
    new TextDecoder().decode((await lists.get('lists/p'))?.bytes);

  it('moves forward and never back', async () => {
    const lists = openMemoryArchive();
    for (const text of ['b', 'c', 'a', 'b']) await move(lists, text);
    expect(await textOf(lists)).toBe('c');
  });

  it('is not written where it is so already', async () => {
    const lists = openMemoryArchive();
    await move(lists, 'b');
    const before = await lists.get('lists/p');
    const replace = () => Promise.reject(new Error('written'));
    await move({ ...lists, replace }, 'b');
    expect(await lists.get('lists/p')).toBe(before);
  });

  it('ends at the newest whichever of many publishers writes first', async () => {
    const lists = openMemoryArchive();
    await Promise.all(['d', 'a', 'f', 'b', 'e', 'c'].map((text) => move(lists, text)));
    expect(await textOf(lists)).toBe('f');
  });

  it('asks the caller to come back when it is contended all the time', async () => {
    const lists = { ...openMemoryArchive(), replace: async () => false };
    await expect(move(lists, 'a')).rejects.toThrow('lists/p: contended');
  });
});
