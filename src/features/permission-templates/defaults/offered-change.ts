// What an edition of a default template changes in a template that may have gone its own way since. Pure.
import type { Template } from '../../../access/default-templates.ts'
import { changeOfRights } from '../../../access/effective.ts'
import { allGrants, type Grant } from '../../../access/grants.ts'

export type TemplateContent = { name: string; grants: readonly string[] }

export type OfferedChange = {
  /** The template as it would be. */
  name: string
  grants: Grant[]
  comes: Grant[]
  goes: Grant[]
  /** False where the template is like this already. */
  changes: boolean
}

const givenBy = (roleId: number, template: readonly string[]) => ({
  ...{ roleId, template },
  extra: [],
  refused: [],
})

/** What differs between two lists of rights on a template, with what each brings along. */
export const differenceOf = (
  baseRole: Template['baseRole'],
  before: readonly string[],
  after: readonly string[],
) => changeOfRights(givenBy(baseRole, before), givenBy(baseRole, after))

/** Of the default, only what differs between the two editions is carried over: what the company changed stays. */
export function offeredChange(
  baseRole: Template['baseRole'],
  { from, to, own }: { from: TemplateContent; to: TemplateContent; own: TemplateContent },
): OfferedChange {
  const [was, will, has] = [new Set(from.grants), new Set(to.grants), new Set(own.grants)]
  const grants = allGrants.filter((right) =>
    was.has(right) === will.has(right) ? has.has(right) : will.has(right),
  )
  const name = own.name === from.name ? to.name : own.name
  const { gains: comes, loses: goes } = differenceOf(baseRole, own.grants, grants)
  return { name, grants, comes, goes, changes: comes.length + goes.length > 0 || name !== own.name }
}
