// Text of a table from its bytes: UTF-8, or the old encoding that Excel still writes where there is
// no mark and the bytes are not UTF-8.

export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
