import type { Random } from '../../src/register/fields/field.ts'

export const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
