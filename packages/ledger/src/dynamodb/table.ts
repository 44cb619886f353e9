/** Attribute and index names of the one table (ARCHITECTURE 5). Adapter and infrastructure share them: import nothing here. */
export const keys = { partition: 'pk', sort: 'sk' } as const;

/** Every receipt by its state, every word by its month. Serves people, never a decision. */
export const officeIndex = { name: 'office', partition: 'officeKey', sort: 'officeSince' } as const;

/** Sparse: only what waits for something carries these attributes. Serves workers and people, never a decision. */
export const pendingIndex = { name: 'pending', partition: 'pendingKey', sort: 'pendingSince' } as const;
