import { readFileSync } from 'node:fs';

/**
 * Says what this process took, for `take`; the last thing a program does. The peak is asked of the kernel, since the
 * resource usage of a child begins with what its parent had.
 */
export function tellUsage(): void {
  const { user, system } = process.cpuUsage();
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
  process.stderr.write(`${(user + system) / 1e6} ${Number(peak?.[1]) / 1024}\n`);
}
