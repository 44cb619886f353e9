import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';

export function sendersContract(subject: Subject): void {
  describe('senders', () => {
    it('are kept and replaced', async () => {
      const sender = { id: 'il-ankara', name: 'Ankara İl Temsilciliği', active: true };
      expect(await subject().sender('il-ankara')).toBeNull();
      await subject().putSender(sender);
      expect(await subject().sender('il-ankara')).toEqual(sender);
      await subject().putSender({ ...sender, active: false });
      expect(await subject().sender('il-ankara')).toEqual({ ...sender, active: false });
      expect(await subject().sender('il-Ankara')).toBeNull();
    });
  });
}
