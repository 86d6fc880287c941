import { Button, Group } from '@mantine/core'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Refused } from '../../../kit/http/client.web.ts'
import { same } from '../../../kit/same.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { labelOf } from '../../define.ts'
import { isWide } from '../form/fields/sections.ts'
import form from '../form/form.module.css'
import { errorOf } from '../form/save/error-of.ts'
import { KindInput } from '../input/KindInput.tsx'
import type { FactsProps } from './FactsCard.tsx'

type Props = Omit<FactsProps, 'title' | 'asked'> & { id: string; onDone: () => void }

/** Changes facts in a dialog, which asks before it is closed over what is unsaved. */
export function FactsForm({ id, register, fields, values: before, save, renews, onDone }: Props) {
  const { text, say } = useLanguage()
  const { setUnsaved } = useModals()
  const [values, setValues] = useState(before)
  const { act, busy, error, problem } = useAct(async () => save?.(values), {
    renews,
    onDone() {
      setUnsaved(id, false)
      onDone()
    },
  })
  const unsaved = !same(values, before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => setUnsaved(id, unsaved), [unsaved])
  const errors = error instanceof Refused ? (error.errors ?? {}) : {}
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={send} method="post" noValidate className="stack gap-4">
      <div className={form.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className={form.field} data-wide={isWide(field) || undefined}>
            <KindInput
              register={register}
              row={undefined}
              name={name}
              field={field}
              label={say(labelOf(name, field))}
              value={values[name]}
              error={errorOf(errors, `values.${name}`)}
              disabled={false}
              onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            />
          </div>
        ))}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {text('save')}
        </Button>
      </Group>
    </form>
  )
}
