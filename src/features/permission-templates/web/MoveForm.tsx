import { Button, Group, Loader, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../register/web/keys.ts'
import { moveAccounts } from '../rights.contract.ts'
import { rolesTemplate } from '../roles-template.register.ts'
import { rightsKey } from './keys.ts'
import { MovePreview } from './MovePreview.tsx'
import { usePreview, useTemplates } from './use-templates.ts'

type Props = {
  /** The template that they are on. */
  from: string
  accounts: readonly string[]
  onCancel: () => void
  onDone: () => void
}

/** Where people move, with what each gains and loses before it is done. */
export function MoveForm({ from, accounts, onCancel, onDone }: Props) {
  const { text } = useLanguage()
  const queries = useQueryClient()
  const [to, setTo] = useState<string | null>(null)
  const { options, templates } = useTemplates(from)
  const moving = useMemo(() => ({ accounts: [...accounts] }), [accounts])
  const preview = usePreview(to, moving)
  const { act, busy, problem } = useAct(
    (id: string) => call(moveAccounts, { params: { id }, body: moving }),
    {
      renews: [rightsKey],
      says: ({ data }, id) =>
        text('move_done', {
          count: data.length,
          name: String(templates.find((one) => one.id === id)?.name ?? ''),
        }),
      async onDone() {
        await queries.invalidateQueries({ queryKey: registerKey(rolesTemplate.name) })
        onDone()
      },
    },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (to !== null) act(to)
  }
  return (
    <form className="stack gap-3" onSubmit={send}>
      <Select
        label={text('successor_label')}
        placeholder={text('input_select_placeholder')}
        required
        searchable
        data-autofocus
        data={options}
        value={to}
        nothingFoundMessage={text('input_select_nothing')}
        onChange={setTo}
      />
      {preview.isLoading && <Loader size="sm" />}
      {preview.isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {preview.data && <MovePreview moved={preview.data.data} roleId={preview.data.role_id} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={!preview.isSuccess}>
          {text('move_some', { count: accounts.length })}
        </Button>
      </Group>
    </form>
  )
}
