// Every kind of field, by its name. Nothing else asks which kind a field is of.
import { audienceKinds } from './audience.ts'
import { choiceKinds } from './choice.ts'
import type { Field, Kind } from './field.ts'
import { numberKinds } from './number.ts'
import { pointingKinds } from './pointing.ts'
import { rightsKinds } from './rights.ts'
import { rowsKind, structuredKinds } from './structured.ts'
import { textKinds } from './text.ts'
import { timeKinds } from './time.ts'

const known = {
  ...textKinds,
  ...numberKinds,
  ...timeKinds,
  ...choiceKinds,
  ...pointingKinds,
  ...structuredKinds,
  rows: rowsKind(kindOf),
  ...rightsKinds,
  ...audienceKinds,
}

export type KindName = keyof typeof known

const byName: Readonly<Record<string, Kind>> = known

export function kindOf(field: Field): Kind {
  const kind = byName[field.kind]
  if (kind === undefined) throw new Error(`There is no kind of field called ${field.kind}.`)
  return kind
}
