import type { Planted } from './planted.ts';

const headerNames =
  'content-type accept-language kuvvet-sender webhook-id webhook-timestamp webhook-signature user-agent referer cookie authorization x-forwarded-for x-request-id origin if-none-match traceparent';

/** What a header may carry. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

/** Every header that is read, and those that logs like. */
export const headerFields = (text: string): readonly Planted[] =>
  headerNames.split(' ').flatMap((name) => [
    { field: `header ${name}`, sent: { headers: { [name]: printable(text) } } },
    {
      field: `header ${name}, a parameter`,
      sent: { headers: { [name]: `text/plain; charset=${printable(text)}` } },
    },
  ]);

const parameterNames = ['tournament', 'revision', 'type', 'dual', 'rounds', 'players', 'games', 'final'];

/** Every parameter, and names that are none. */
export const queryFields = (text: string): readonly Planted[] => {
  const value = encodeURIComponent(text);
  return [
    ...parameterNames.map((name) => ({
      field: `query ${name}`,
      sent: { query: name === 'tournament' ? `tournament=${value}` : `tournament=E01&${name}=${value}` },
    })),
    { field: 'query, another name', sent: { query: `tournament=E01&${value}=${value}` } },
    {
      field: 'query, an id',
      sent: { query: 'tournament=E01', named: `E01_1_${text.replace(/[.\s]/g, '')}` },
    },
  ];
};

/** Every address, with a text in place of its parts. */
export const addressesWith = (text: string): readonly string[] => {
  const part = encodeURIComponent(text);
  return [
    ...['/v1/reports/', '/v1/tournaments/', '/v1/', '/', '/lists/', '/lists/ukd/'].map((path) => path + part),
    `/v1/reports/${part}.1`,
    `/v1/reports/E01.1?${part}=${part}`,
    `/v1/status?${part}`,
    `/lists/ukd/2026-11/${part}/list.csv`,
  ];
};
