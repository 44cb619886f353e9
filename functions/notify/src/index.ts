export type { Parcel } from './message.ts';
export { type Attempted, type NotifyPorts, notify } from './notify.ts';
export { openPost } from './post.ts';
export { type AddressFault, addressFault } from './webhook-address.ts';
