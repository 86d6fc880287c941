// The code by which somebody without an account asks later whether their form was accepted.

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** 58 bits, which nobody guesses at twenty tries a minute. */
export function newTracking(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(length))
  return [...bytes].map((one) => signs[one % signs.length]).join('')
}

/** As people type it: in small letters, with blanks and hyphens. */
export const codeOfWords = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** In fours, as it is read out. */
export const inFours = (tracking: string): string => tracking.replace(/(.{4})(?=.)/g, '$1-')
