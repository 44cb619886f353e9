import { isTournamentCode } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';

// The code of a tournament is public: it stands in addresses, receipts and file names.
describe('the code of a tournament', () => {
  it.each([
    'E01',
    'IZM-2026-11',
    'KUPA-2026-10-03',
    'IZM-2026-10-03-001',
    'TUR-2026100301',
    '1',
    'a'.repeat(64),
  ])('may be %s', (code) => expect(isTournamentCode(code)).toBe(true));

  it.each([
    ['nothing', ''],
    ['too long', 'a'.repeat(65)],
    ['a path', '../E01'],
    ['a path', 'E01/..'],
    ['a Windows path', 'C:\\E01'],
    ['a hidden file', '.E01'],
    ['a name with a point', 'E01.1'],
    ['a NUL', 'E01\0'],
    ['a line', 'E01\n'],
    ['a Turkish letter', 'İZM-1'],
    ['digits of another script', '٩٠'],
    ['a licence number', '90000000100'],
    ['a licence number in it', 'IZM-90000000100'],
    ['a licence number in groups', '900-000-001-00'],
    ['a licence number in groups, in it', 'IZM-9-0000-0001-00'],
    ['any eleven digits', '12345678901'],
    ['a mobile number', '5321234567'],
    ['a mobile number in groups', '0532-123-45-67'],
    ['a telephone number in groups', 'IZM-212-345-67-89'],
  ])('is never %s: %j', (_, code) => expect(isTournamentCode(code)).toBe(false));
});
