/** What is wrong between two products that stand side by side. */
export const conflictNames = ['oxidiser-flammable', 'acid-base', 'water-reactive'] as const
export type ConflictName = (typeof conflictNames)[number]
