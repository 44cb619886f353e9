import type { Language } from '@kuvvet/report';
import { dictionary } from './dictionary.ts';

/** What was done, in a word of the office; the code itself where there is no word. */
export const toldDeed = (deed: string, language: Language): string => words[language][deed] ?? deed;

const words = dictionary<Readonly<Record<string, string>>>({
  tr: {
    award: 'puan kararı',
    merge: 'birleştirme',
    match: 'eşleştirme',
    release: 'değerlendirmeye bırakma',
    refuse: 'ret',
    retype: 'başka listeye taşıma',
    rerun: 'listeyi yenileme',
    'account-add': 'hesap açma',
    'account-remove': 'hesap kapatma',
    'account-password': 'yeni parola',
    'sender-add': 'gönderen kaydı',
    'sender-rotate': 'yeni anahtar',
    'sender-retire': 'eski anahtarı düşürme',
    'sender-revoke': 'göndereni iptal',
    'sender-change': 'gönderenin başlığı veya kapsamı',
  },
  en: {
    award: 'award',
    merge: 'merge',
    match: 'players matched',
    release: 'let through',
    refuse: 'refused',
    retype: 'moved to another list',
    rerun: 'list made again',
    'account-add': 'account opened',
    'account-remove': 'account closed',
    'account-password': 'new password',
    'sender-add': 'sender registered',
    'sender-rotate': 'new key',
    'sender-retire': 'older key dropped',
    'sender-revoke': 'sender revoked',
    'sender-change': 'title or scope of a sender',
  },
});
