// What other features may use of the rules in the browser.

export type { Says } from '../says.ts'
export { AnswerShown } from './calculator/AnswerShown.tsx'
export { FieldInput } from './calculator/FieldInput.tsx'
export { useRuleTitle } from './use-rule-title.ts'
export { SaysContext, useLoadedSays, useSays } from './use-says.ts'
