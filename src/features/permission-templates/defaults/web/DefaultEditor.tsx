import { Button, TextInput } from '@mantine/core'
import { useCallback, useMemo, useRef } from 'react'
import { defaultTemplates } from '../../../../access/default-templates.ts'
import { rightsOf } from '../../../../access/effective.ts'
import { allGrants } from '../../../../access/grants.ts'
import { RightsTable } from '../../../../access/web/rights/RightsTable.tsx'
import { statesOf } from '../../../../access/web/rights/right-states.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { editDefault } from '../defaults.contract.ts'
import { differenceOf } from '../offered-change.ts'
import type { DefaultTemplate } from './DefaultTemplatesScreen.tsx'
import { defaultsKey } from './keys.ts'

/** What is typed and not saved, and the edition that it began from. */
export type DefaultDraft = Pick<DefaultTemplate, 'name' | 'grants' | 'edition'>

type Props = {
  template: DefaultTemplate
  draft: DefaultDraft | undefined
  onDraft: (draft: DefaultDraft | undefined) => void
}

const every = () => true
const given = (roleId: number, template: readonly string[]) => ({
  ...{ roleId, template },
  extra: [],
  refused: [],
})

/** The name and the rights of one, compared with the product's own. */
export function DefaultEditor({ template, draft, onDraft }: Props) {
  const { text, say } = useLanguage()
  const now = draft ?? template
  const own = defaultTemplates.find(({ baseRole }) => String(baseRole) === template.base_role)
  const roleId = own?.baseRole ?? 3
  const states = useMemo(
    () =>
      statesOf(given(roleId, now.grants), {
        whose: 'template',
        compared: rightsOf(given(roleId, own?.grants ?? [])),
        can: every,
      }),
    [roleId, now.grants, own],
  )
  // As it is when a box is ticked: a family ticks several of its boxes at once.
  const latest = useRef(now)
  latest.current = now
  function change(changed: Partial<DefaultDraft>) {
    const { name, grants, edition } = { ...latest.current, ...changed }
    latest.current = { ...latest.current, name, grants }
    const same = name === template.name && sorted(grants) === sorted(template.grants)
    onDraft(same ? undefined : { name, grants, edition })
  }
  const setters = useRef(change)
  setters.current = change
  const onRight = useCallback((right: string, ticked: boolean) => {
    const held = new Set(latest.current.grants)
    if (ticked) held.add(right)
    else held.delete(right)
    setters.current({ grants: allGrants.filter((one) => held.has(one)) })
  }, [])
  const { act, busy, problem, error, forget } = useAct(
    () => call(editDefault, { params: { role: template.base_role }, body: now }),
    {
      renews: [defaultsKey()],
      says: () => text('saved'),
      onDone: () => onDraft(undefined),
      oneAtATime: true,
    },
  )
  const refused = error instanceof Refused ? error : undefined
  const stale = refused?.httpStatus === 409
  const { gains, loses } = differenceOf(roleId, template.grants, now.grants)
  return (
    <form
      className="stack gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <TextInput
        label={text('default_name')}
        description={text('default_name_hint')}
        value={now.name}
        maxLength={80}
        required
        maw={480}
        error={refused?.errors?.name?.[0]}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <RightsTable
        label={text('person_rights_table')}
        states={states}
        against={text('default_product', { name: say(own?.name ?? '') })}
        onRight={onRight}
      />
      {problem !== undefined && (
        <Notice tone="danger">
          {stale ? text('default_stale') : (refused?.errors?.grants?.[0] ?? problem)}
        </Notice>
      )}
      <FormFoot>
        <Button type="submit" loading={busy} disabled={draft === undefined || stale}>
          {text('save')}
        </Button>
        {draft !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              forget()
              onDraft(undefined)
            }}
          >
            {text('default_discard')}
          </Button>
        )}
        <span className="hint" role="status">
          {draft !== undefined &&
            text('default_unsaved', { more: gains.length, fewer: loses.length })}
        </span>
      </FormFoot>
    </form>
  )
}

const sorted = (rights: readonly string[]) => [...rights].sort().join()
