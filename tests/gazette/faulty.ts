import { type Archive, ArchiveInterruption } from '@kuvvet/gazette';

/** Lets the calls to some archives fail to order: before they took effect, or after, with the answer lost. */
export class Faults {
  calls = 0;
  failAt = Number.POSITIVE_INFINITY;
  takesEffect = false;

  around(archive: Archive): Archive {
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      const fails = ++this.calls === this.failAt;
      if (fails && !this.takesEffect) throw new ArchiveInterruption('out of reach');
      const outcome = await work();
      if (fails) throw new ArchiveInterruption('the answer got lost');
      return outcome;
    };
    return {
      putOnce: (key, bytes, caption) => call(() => archive.putOnce(key, bytes, caption)),
      get: (key) => call(() => archive.get(key)),
      replace: (key, bytes, tag, caption) => call(() => archive.replace(key, bytes, tag, caption)),
      keys: (folder) => archive.keys(folder),
    };
  }
}

/** Writes down what is put into an archive, in order. */
export function recorded(archive: Archive, keys: string[]): Archive {
  return {
    ...archive,
    putOnce: async (key, bytes, caption) => {
      keys.push(key);
      return archive.putOnce(key, bytes, caption);
    },
    replace: async (key, bytes, tag, caption) => {
      keys.push(key);
      return archive.replace(key, bytes, tag, caption);
    },
  };
}
