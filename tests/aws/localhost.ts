import dns from 'node:dns';

const { lookup } = dns;

/**
 * Names below `localhost` are this machine (RFC 6761, 6.3), as browsers hold it; the resolver of many a Linux asks
 * the network instead. The emulator's API has such a name. Loaded into what calls it.
 */
dns.lookup = ((name: string, ...rest: unknown[]) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])) as typeof lookup;
