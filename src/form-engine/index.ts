export { comparableFields, conditionFields, valueInput } from './builder/choices.ts'
export {
  addCondition,
  addOr,
  changeChoice,
  changeField,
  changeOperator,
  changeOtherField,
  changeValues,
  removeCondition,
  toggleOtherField,
} from './builder/conditions.ts'
export {
  chooseAssetType,
  chooseMainList,
  chooseParent,
  chooseParentValue,
  chooseRole,
  parentChoices,
  parentValueInput,
  turnDependent,
} from './builder/dependents.ts'
export { compile } from './compile/compile.ts'
export type { Form } from './compile/form.ts'
export type * from './contract.ts'
export { operatorsFor } from './field-types/allows.ts'
export { open } from './open/open.ts'
export { conditionProblem, pruneConditions } from './read/prune.ts'
export { read } from './read/read.ts'
export { type StoredDefinition, write } from './read/write.ts'
