// What a file is, in sixty-four letters: told before it leaves, and compared with what arrived.

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a file's content. A page that is not served over HTTPS cannot say it: nothing then. */
export async function hashOf(content: Blob): Promise<string> {
  // A browser has no `subtle` there, whatever its types say.
  const { subtle }: Partial<Crypto> = crypto
  if (subtle === undefined) return ''
  return hex(await subtle.digest('SHA-256', await content.arrayBuffer()))
}
