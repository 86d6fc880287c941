/** What a sealed PIN belongs to: it opens for no other signature. */
export const sealedFor = (submission: string, signature: string, account: string): string =>
  [submission, signature, account].join(' ')
