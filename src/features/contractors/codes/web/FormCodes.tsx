import { Button } from '@mantine/core'
import { IconExternalLink, IconQrcode, IconQrcodeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { addDays, dayAt } from '../../../../kit/day.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { CodePapers } from '../../../../kit/web/inputs/CodePapers.tsx'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { codesKey } from '../../web/keys.ts'
import { codePaper, endFormCode, type FormCode, renewFormCode } from '../codes.contract.ts'

/** How long a code holds, unless somebody says another day. */
const usualDays = 90

type Props = { id: string; forms: readonly FormCode[]; mayEdit: boolean }

/** Each form of the contractor on each of its projects, with the code that leads to it alone. */
export function FormCodes({ id, forms, mayEdit }: Props) {
  const { text } = useLanguage()
  const zone = useSession().user?.company?.timezone
  const [until, setUntil] = useState<string | null>(() =>
    addDays(dayAt(new Date(), zone), usualDays),
  )
  if (forms.length === 0) return <p className="hint m-0">{text('codes_none')}</p>
  return (
    <>
      {mayEdit && <DayInput label={text('codes_last_day')} value={until} onChange={setUntil} />}
      <ul className="box bare">
        {forms.map((form) => (
          <Line key={`${form.line} ${form.project?.id}`} {...{ id, form, mayEdit }} until={until} />
        ))}
      </ul>
    </>
  )
}

type LineProps = { id: string; form: FormCode; mayEdit: boolean; until: string | null }

function Line({ id, form: { line, title, project, code }, mayEdit, until }: LineProps) {
  const { text, locale } = useLanguage()
  const doing = { renews: [codesKey(id)], refusedInPassing: true, oneAtATime: true }
  const renew = useAct(
    (ends_on: string) =>
      call(renewFormCode, {
        params: { id },
        body: { line, project: project?.id ?? null, ends_on },
      }),
    doing,
  )
  const end = useAct((given: string) => call(endFormCode, { params: { id, code: given } }), doing)
  const said = [
    project?.name,
    code && text(code.over ? 'codes_over' : 'codes_until', { day: dayIn(locale, code.ends_on) }),
    code && text('code_scans', { count: code.scans }),
  ]
  return (
    <li className="border-between px-4 py-3 flex flex-wrap gap-2 items-center justify-between">
      <span className="min-w-0">
        <strong className="block break-anywhere">{title}</strong>
        <small className="text-soft">{said.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="flex flex-wrap gap-2">
        {code !== null && !code.over && (
          <>
            <Button
              component="a"
              variant="default"
              href={code.path}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {text('codes_open')}
            </Button>
            <CodePapers address={codePaper.path.replace(':id', id)} query={{ code: code.id }} />
          </>
        )}
        {mayEdit && (
          <Button
            variant="default"
            loading={renew.busy}
            disabled={until === null}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => until !== null && renew.act(until)}
          >
            {text(code === null ? 'code_make' : 'code_renew')}
          </Button>
        )}
        {mayEdit && code !== null && (
          <Button
            variant="default"
            loading={end.busy}
            leftSection={<IconQrcodeOff size={18} aria-hidden />}
            onClick={() => end.act(code.id)}
          >
            {text('code_end')}
          </Button>
        )}
      </span>
    </li>
  )
}
