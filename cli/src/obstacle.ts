import { faultOf } from '@kuvvet/office';
import type { Sentence } from './command.ts';

/** Why a command could not do its work: what the system refused, or a fault of ours by its code. */
export function obstacle(error: unknown): Sentence {
  const { code, path, message, cause } = error as NodeJS.ErrnoException;
  if (message === 'fetch failed') {
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
    return {
      tr: `Hizmete ulaşılamadı (${reason}); --url adresini ve hizmetin çalıştığını denetleyin.`,
      en: `The service cannot be reached (${reason}); check --url and that it is running.`,
    };
  }
  if (code && path) return { tr: `${path}: açılamadı (${code})`, en: `${path}: cannot be opened (${code})` };
  const fault = faultOf(error);
  const what = fault.code === 'service.defect' ? message : `${fault.code}: ${fault.message}`;
  return { tr: what, en: what };
}
