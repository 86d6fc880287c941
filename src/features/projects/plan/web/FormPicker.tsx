import { Anchor, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { addressOf } from '../../../../register/screens-of.ts'
import type { WorkplaceKind } from '../../workplace.ts'

export type ListedForm = { id: string; name: string; why: 'no_question' | 'unpublished' | null }

type Props = {
  kind: WorkplaceKind
  forms: readonly ListedForm[]
  value: string | null
  error: string | undefined
  onChange(form: string | null): void
}

const short = {
  project: { no_question: 'Has no project question', unpublished: 'Not published yet' },
  team: { no_question: 'Not about teams', unpublished: 'Not published yet' },
} as const
const long = {
  project: {
    no_question:
      '“{form}” does not ask for the project, so submissions would not count. Set it to be about a project in its settings, and publish it.',
    unpublished: '“{form}” is not published yet. No one could fill it in.',
  },
  team: {
    no_question:
      '“{form}” is not about teams, so submissions would not count. Set it to be about a team in its settings.',
    unpublished: '“{form}” is not published yet. No one could fill it in.',
  },
} as const

/** Why a form cannot be expected, and the way to where that is mended. */
export function WhyNot({ kind, form }: { kind: WorkplaceKind; form: ListedForm }) {
  const { say } = useLanguage()
  const holds = useHolds()
  const builder = screenByName.get('forms-edit')
  if (form.why === null) return null
  return (
    <Notice tone="calm">
      {fill(say(long[kind][form.why]), { form: form.name })}{' '}
      {holds('forms.edit') && builder !== undefined && (
        <Anchor
          component={Link}
          to={`${addressOf(builder, form.id)}${form.why === 'no_question' ? '?open=settings' : ''}`}
        >
          {say(form.why === 'no_question' ? 'Open form settings' : 'Open the form')}
        </Anchor>
      )}
    </Notice>
  )
}

/** Which form: those that cannot be expected are there too, with why. */
export function FormPicker({ kind, forms, value, error, onChange }: Props) {
  const { text, say } = useLanguage()
  const [refused, setRefused] = useState<ListedForm>()
  const byId = new Map(forms.map((form) => [form.id, form]))
  const options = (able: boolean) =>
    forms
      .filter(({ why }) => (why === null) === able)
      .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Select
        data-autofocus
        label={say('Form')}
        required
        searchable
        placeholder={text('field_search')}
        nothingFoundMessage={text('input_select_nothing')}
        data={[
          ...options(true),
          ...(forms.some(({ why }) => why !== null)
            ? [{ group: say('Cannot be scheduled yet'), items: options(false) }]
            : []),
        ]}
        renderOption={({ option }) => {
          const why = byId.get(option.value)?.why ?? null
          return why === null ? (
            option.label
          ) : (
            <span>
              <Text span c="var(--ink-soft)">
                {option.label}
              </Text>{' '}
              <Text span size="sm" c="var(--ink-soft)">
                · {say(short[kind][why])}
              </Text>
            </span>
          )
        }}
        value={value}
        error={error}
        onChange={(id) => {
          const form = byId.get(id ?? '')
          const able = form === undefined || form.why === null
          setRefused(able ? undefined : form)
          if (able) onChange(id)
        }}
      />
      {refused !== undefined && <WhyNot kind={kind} form={refused} />}
    </>
  )
}
