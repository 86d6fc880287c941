/** Both do the same work, and must come to the same. */
export type Contest = { what: string; ours: () => unknown; byHand: () => unknown }
