/** Something of an invented person that must come out nowhere. */
export interface Canary {
  readonly kind: 'licence' | 'birth' | 'mail' | 'telephone' | 'key';
  /** As it is planted. */
  readonly text: string;
}

const of = (kind: Canary['kind'], ...texts: readonly string[]): readonly Canary[] =>
  texts.map((text) => ({ kind, text }));

/** One of each kind, to be planted into every field there is. */
export const canaries: readonly Canary[] = [
  ...of('licence', '90000000278', '900 000 002 78', '90000000279'),
  ...of('birth', '14.03.2011', '2011/03/14'),
  ...of('mail', 'kanarya@kafes.example'),
  ...of('telephone', '0532 123 45 67', '+49 30 1234567'),
];

/** The other ways to write them, to be planted where people write as they like. */
export const spellings: readonly Canary[] = [
  ...of('licence', '900.000.002-78', '9 0 0 0 0 0 0 0 2 7 8', '９０００００００２７８', 'tc90000000278tc'),
  ...of(
    'birth',
    '2011-03-14',
    '2011.03.14',
    '14/03/2011',
    '14-03-2011',
    '14.3.2011',
    '14 . 03 . 2011',
    '03/14/2011',
  ),
  ...of('birth', '20110314', '14.03.11', '14 Mart 2011', '14 mar. 2011', 'March 14, 2011', 'd.14.03.2011'),
  ...of('mail', 'KANARYA@KAFES.EXAMPLE', 'sari.kanarya+kus@alt.kafes.example', '<kanarya@kafes.example>'),
  ...of(
    'telephone',
    '05321234567',
    '532 123 4567',
    '+905321234567',
    '(0532) 123-45-67',
    '+90 (212) 345 67 89',
  ),
];

export const keyCanaries: readonly Canary[] = of(
  'key',
  `whsec_${Buffer.from('kanarya kafeste, kimse gormesin').toString('base64')}`,
  `whpk_${Buffer.from('kanaryanin acik anahtari budur..').toString('base64')}`,
  `whsk_${Buffer.from('kanaryanin gizli anahtari budur.').toString('base64')}`,
);
