import type { Sender } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';

export function sendersContract(subject: Subject): void {
  describe('senders', () => {
    it('are kept and replaced', async () => {
      const scope = ['ANK-*', 'TR-2026-01'];
      const sender = { id: 'il-ankara', name: 'Ankara İl Temsilciliği', active: true, scope };
      expect(await subject().sender('il-ankara')).toBeNull();
      await subject().putSender(sender);
      expect(await subject().sender('il-ankara')).toEqual(sender);
      const revoked = { ...sender, active: false, scope: [] };
      await subject().putSender(revoked);
      expect(await subject().sender('il-ankara')).toEqual(revoked);
      expect(await subject().sender('il-Ankara')).toBeNull();
    });

    it('are all found, by id', async () => {
      expect(await subject().senders()).toEqual([]);
      const named = (id: string): Sender => ({ id, name: id, active: id === 'il-izmir', scope: ['*'] });
      const [izmir, ankara] = [named('il-izmir'), named('il-ankara')];
      for (const sender of [izmir, ankara]) await subject().putSender(sender);
      expect(await subject().senders()).toEqual([ankara, izmir]);
    });
  });
}
