// What somebody has who reported without an account: it alone leads to the answers. Their device makes it, so that a
// report that is sent twice is one.

/** None that is mistaken for another when it is copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** 78 bits, which nobody guesses. */
export function newTrackingCode(): string {
  let code = ''
  while (code.length < length)
    // Bytes past the last whole round would make some letters likelier than others.
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 256 - (256 % letters.length) && code.length < length)
        code += letters[byte % letters.length]
  return code
}

/** In groups, as it is written down. */
export const groupsOf = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** As somebody typed it: in any case, with or without what stands between. */
export const codeIn = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const isTrackingCode = (code: string): boolean =>
  code.length === length && [...code].every((letter) => letters.includes(letter))
