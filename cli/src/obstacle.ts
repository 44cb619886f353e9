import { faultOf, shown } from '@kuvvet/office';
import type { Sentence } from './command.ts';

/** Why a command could not do its work: what the system refused, or a fault of ours by its code. */
export function obstacle(error: unknown): Sentence {
  const { code, path, message, cause } = error as NodeJS.ErrnoException;
  if (message === 'fetch failed') {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    const reason = code === undefined ? '' : ` (${code})`;
    return {
      tr: `Hizmete ulaşılamadı${reason}; --url adresini ve hizmetin çalıştığını denetleyin.`,
      en: `The service cannot be reached${reason}; check --url and that it is running.`,
    };
  }
  // Node names no path once a file is open; that it is a folder, reading tells.
  if (code === 'EISDIR') {
    return {
      tr: 'Dosya beklenen yerde bir klasör var; dosyanın kendisini yazın.',
      en: 'There is a folder where a file is expected; name the file itself.',
    };
  }
  if (code && path) {
    return { tr: `${shown(path)}: açılamadı (${code})`, en: `${shown(path)}: cannot be opened (${code})` };
  }
  // What JSON.parse complains of quotes the text, and only keys are read so.
  if (error instanceof SyntaxError) {
    return {
      tr: 'Anahtarların saklandığı yer bozuk (secrets.json).',
      en: 'Where keys are kept is damaged (secrets.json).',
    };
  }
  const fault = faultOf(error);
  if (fault.code.endsWith('.interruption')) {
    return {
      tr: `Yanıt alınamadı (${fault.code}); adresi ve bağlantıyı denetleyip yeniden deneyin.`,
      en: `There was no answer (${fault.code}); check the address and the connection, and try again.`,
    };
  }
  const what = fault.code === 'service.defect' ? shown(message) : `${fault.code}: ${fault.message}`;
  return { tr: what, en: what };
}
