import type { Field } from '../../../fields/field.ts'

/** Figures stand under each other at their right ends. */
export const isFigure = ({ kind }: Field): boolean => kind === 'number' || kind === 'money'
