import { parentPort, workerData } from 'node:worker_threads';
import { openSecrets } from '../../standalone/src/secrets.ts';

// One of several programs on one data directory: it opens the secrets at the same moment as the others and registers
// senders and subscribers of its own.
const { path, rival, begin } = workerData as { path: string; rival: number; begin: SharedArrayBuffer };
Atomics.wait(new Int32Array(begin), 0, 0);
const secrets = openSecrets(path);
for (let at = 0; at < 5; at++) {
  secrets.putKeys(`sender-${rival}-${at}`, [`whsec_${rival}${at}`]);
  secrets.putSubscriberKeys(`subscriber-${rival}-${at}`, [`whsec_${rival}${at}`]);
}
parentPort?.postMessage(Buffer.from(secrets.licenceKey).toString('hex'));
