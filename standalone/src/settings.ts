import { parseArgs } from 'node:util';
import { shown } from '@kuvvet/office';

export interface Settings {
  readonly data: string;
  readonly host: string;
  /** Null: the usual port, or a free one where another program has it. */
  readonly port: number | null;
  /** Where others reach it, without a slash at the end; null: only as it is listened on. */
  readonly url: string | null;
  /** Webhooks may go to programs on this machine, without TLS: for trying out. */
  readonly tryWebhooks: boolean;
  /** Begin with the sample month when the data directory is new. */
  readonly sample: boolean;
  readonly help: boolean;
}

export const usage = `Usage: npm start -- [options]

Runs the whole rating service on this machine. A new data directory begins with the sample month.

  --data DIR    where everything is kept (default ./data)
  --port N      port to listen on (default 8080, or a free one where that is taken)
  --host NAME   address to listen on (default 127.0.0.1: this machine only)
  --url URL     where others reach it, as feeds and webhooks say it
  --try-webhooks  let webhooks go to programs on this machine, without TLS
  --empty       do not load the sample month
  --help        show this

Kullanım: npm start -- [seçenekler]

Bütün hizmeti bu makinede çalıştırır. Yeni bir veri klasörü örnek ayla başlar.

  --data DIR    her şeyin tutulduğu klasör (varsayılan ./data)
  --port N      dinlenecek kapı (varsayılan 8080, doluysa boş bir kapı)
  --host AD     dinlenecek adres (varsayılan 127.0.0.1: yalnız bu makine)
  --url URL     başkalarının eriştiği adres; akışlar ve webhook'lar onu yazar
  --try-webhooks  webhook'lar bu makinedeki programlara TLS'siz gidebilir
  --empty       örnek ayı yükleme
  --help        bunu göster`;

/** Reads the command line; a string says what is wrong with it. */
export function readSettings(args: readonly string[]): Settings | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string', default: 'data' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string' },
        url: { type: 'string' },
        'try-webhooks': { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      return '--port: not a port number / kapı numarası değil';
    }
    const url = values.url?.replace(/\/+$/, '') ?? null;
    if (url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
      return '--url: not an address / adres değil';
    }
    const tryWebhooks = values['try-webhooks'];
    return {
      url,
      tryWebhooks,
      data: values.data,
      host: values.host,
      port,
      sample: !values.empty,
      help: values.help,
    };
  } catch (error) {
    return shown((error as Error).message);
  }
}
