import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { changeCompany, companyStates } from '../companies.contract.ts'
import type { Company } from './CompanyScreen.tsx'
import { companiesKey } from './keys.ts'

/** Puts a company into another state; its managers are told by mail. */
export function CompanyState({ company }: { company: Company }) {
  const { text } = useLanguage()
  const { id } = company
  const [state, setState] = useState(company.state)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(company.trial_ends_on)
  const change = useAct(
    () =>
      call(changeCompany, {
        params: { id },
        body: {
          state,
          reason,
          ...(state === 'trial' && until !== null && { trial_ends_on: until }),
        },
      }),
    { renews: [companiesKey()], says: () => text('saved') },
  )
  const stops = state === 'suspended' || state === 'closed'
  return (
    <section className="stack gap-4">
      <div>
        <h2 className="title-3">{text('company_state')}</h2>
        <p className="hint">{text('company_state_lead')}</p>
      </div>
      {change.problem && <Notice tone="danger">{change.problem}</Notice>}
      <NativeSelect
        label={text('company_state')}
        data={companyStates.map((value) => ({ value, label: text(`company_is_${value}`) }))}
        value={state}
        onChange={({ currentTarget }) =>
          setState(companyStates.find((one) => one === currentTarget.value) ?? state)
        }
      />
      {state === 'trial' && (
        <DayInput label={text('company_trial_ends')} required value={until} onChange={setUntil} />
      )}
      {stops && (
        <Textarea
          label={text('company_reason')}
          description={text('company_reason_hint')}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          required
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <div>
        <Button
          {...(stops && { color: 'red' })}
          loading={change.busy}
          disabled={
            (state === company.state && until === company.trial_ends_on) ||
            (stops && reason.trim() === '') ||
            (state === 'trial' && until === null)
          }
          onClick={() => change.act()}
        >
          {text('company_state_go')}
        </Button>
      </div>
    </section>
  )
}
