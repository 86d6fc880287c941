import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { Refused } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import type { FieldErrors } from '../../../../kit/problems.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { allPointedIn } from '../../../../register/fields/pointing.ts'
import { addressOf } from '../../../../register/screens-of.ts'
import { hiddenIn } from '../../../../register/shown-when.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'
import { RowGone } from '../../../../register/web/form/row/RowGone.tsx'
import { problemsIn } from '../../../../register/web/form/save/checks.ts'
import { errorOf } from '../../../../register/web/form/save/error-of.ts'
import { readRow } from '../../../../register/web/form/save/read-row.ts'
import { refreshAround } from '../../../../register/web/form/save/refresh-around.ts'
import { sendNew } from '../../../../register/web/form/save/send.ts'
import { startOf } from '../../../../register/web/form/save/values.ts'
import { PointersField } from '../../../../register/web/input/choices/PointersField.tsx'
import { FieldInput } from '../../../../register/web/input/FieldInput.tsx'
import { rowKey } from '../../../../register/web/keys.ts'
import { tradeContractors } from '../../trade-contractors.register.ts'
import { tcForms } from '../tc-forms.register.ts'

const plain: RegisterWeb = {}
const rule = tcForms.form
  .flatMap(([, names]) => names)
  .filter((name) => name !== 'trade_contractor' && name !== 'form')

const home = (id: string) => {
  const record = screenByName.get('trade-contractors-record')
  return record === undefined ? '/dashboard' : `${addressOf(record, id)}?tab=forms`
}

/** Several forms that a contractor owes by one rule: each becomes a line of its own. */
export default function AddFormsScreen() {
  const { text } = useLanguage()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: rowKey(tradeContractors.name, id),
    queryFn: ({ signal }) => readRow(tradeContractors, id, signal),
  })
  if (error !== null)
    return <RowGone error={error} back={home(id)} onRetry={() => void refetch()} />
  return (
    <Page title={text('screen_tc_forms_add')} lead={data === undefined ? '' : String(data.name)}>
      {data === undefined ? <ListSkeleton rows={4} /> : <Add contractor={id} />}
    </Page>
  )
}

function Add({ contractor }: { contractor: string }) {
  const { text, say } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState(() => startOf(tcForms, undefined, contractor))
  const [forms, setForms] = useState<{ id: string; name: string }[]>([])
  const [errors, setErrors] = useState<FieldErrors>({})
  /** A line whose answer was lost is found again by the id that it was sent with. */
  const lines = useRef(new Map<string, string>())
  const { act, busy, problem } = useAct(
    async (chosen: typeof forms) => {
      for (const form of chosen) {
        const line = lines.current.get(form.id) ?? newId()
        lines.current.set(form.id, line)
        await sendNew(tcForms, line, { ...values, form })
        // What is added is not added again where a later one is refused.
        setForms((now) => now.filter((one) => one.id !== form.id))
      }
    },
    {
      says: (_, chosen) => text('tc_forms_added', { count: chosen.length }),
      onDone: () => {
        void refreshAround(queries, tcForms)
        void navigate(home(contractor))
      },
      onRefused: (refusal) => {
        void refreshAround(queries, tcForms)
        setErrors(refusal instanceof Refused ? (refusal.errors ?? {}) : {})
      },
      oneAtATime: true,
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [form] = forms
    const found =
      form === undefined
        ? { form: [text('tc_forms_add_none')] }
        : problemsIn({ register: tcForms, row: undefined, values: { ...values, form } }, say)
    setErrors(found)
    if (Object.keys(found).length === 0) act(forms)
  }
  const hidden = hiddenIn(tcForms, values)
  const shared = { register: tcForms, disabled: false, row: undefined }
  return (
    <form
      className="stack gap-4 max-w-prose"
      noValidate
      method="post"
      aria-label={text('screen_tc_forms_add')}
      onSubmit={submit}
    >
      <p className="m-0 text-soft">{text('tc_forms_add_lead')}</p>
      <PointersField
        {...shared}
        name="form"
        field={fieldOf(tcForms, 'form')}
        label={text('contractor_forms')}
        value={forms}
        error={errorOf(errors, 'form')}
        onChange={(chosen) => setForms(allPointedIn(chosen))}
      />
      {rule
        .filter((name) => !hidden.has(name))
        .map((name) => (
          <FieldInput
            key={name}
            {...shared}
            web={plain}
            name={name}
            field={fieldOf(tcForms, name)}
            label={say(labelOf(name, fieldOf(tcForms, name)))}
            value={values[name]}
            error={errorOf(errors, name)}
            values={values}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
      {problem && Object.keys(errors).length === 0 && <Notice tone="danger">{problem}</Notice>}
      <Group>
        <Button type="submit" loading={busy}>
          {forms.length === 0
            ? text('screen_tc_forms_add')
            : text('tc_forms_add_do', { count: forms.length })}
        </Button>
        <Button component={Link} to={home(contractor)} variant="subtle" color="gray">
          {text('form_back')}
        </Button>
      </Group>
    </form>
  )
}
