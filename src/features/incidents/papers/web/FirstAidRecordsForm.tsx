import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { addressOf } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { labelOf } from '../../../../register/define.ts'
import { date } from '../../../../register/fields/time.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { incidents } from '../../record/incidents.register.ts'
import { firstAidRecordsPdf } from '../first-aid.contract.ts'

const fields = {
  project: incidents.fields.project,
  from: date({ required: true }),
  to: date({ label: 'To', required: true }),
}
const names = ['project', 'from', 'to'] as const

/** This year so far, unless somebody says otherwise. */
const beginning = (): Readonly<Record<(typeof names)[number], unknown>> => {
  const today = new Date().toISOString().slice(0, 10)
  return { project: null, from: `${today.slice(0, 4)}-01-01`, to: today }
}
const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined

/** Of which project and time. */
export function FirstAidRecordsForm({ onDone }: { onDone(): void }) {
  const { text, say, locale } = useLanguage()
  const [values, setValues] = useState(beginning)
  const { from, to, project } = values
  const isWhole = typeof from === 'string' && typeof to === 'string' && from <= to
  const { act, busy, problem } = useAct(
    () =>
      download(addressOf(firstAidRecordsPdf, {}), {
        ...{ lang: locale, from: String(from), to: String(to) },
        ...(idOf(project) !== undefined && { project: idOf(project) ?? '' }),
      }),
    { onDone },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole) act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      <p className="hint m-0">{text('first_aid_records_hint')}</p>
      {names.map((name) => (
        <KindInput
          key={name}
          register={incidents}
          row={undefined}
          name={name}
          field={fields[name]}
          label={say(labelOf(name, fields[name]))}
          value={values[name]}
          error={undefined}
          disabled={false}
          onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        type="submit"
        loading={busy}
        disabled={!isWhole}
        leftSection={<IconPrinter size={18} aria-hidden />}
      >
        {text('first_aid_print')}
      </Button>
    </form>
  )
}
