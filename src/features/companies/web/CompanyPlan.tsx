import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { modules } from '../../../access/modules.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { NumberWithUnit } from '../../../kit/web/inputs/NumberWithUnit.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { changeCompany } from '../companies.contract.ts'
import type { Company } from './CompanyScreen.tsx'
import { companiesKey } from './keys.ts'

const gigabyte = 1024 ** 3

/** What was agreed: the name of the plan, its limits, and the parts of the product that the company uses. */
export function CompanyPlan({ company }: { company: Company }) {
  const { text } = useLanguage()
  const { id } = company
  const [plan, setPlan] = useState(company.plan)
  const [accounts, setAccounts] = useState(company.max_accounts)
  const [space, setSpace] = useState(
    company.max_bytes === null ? null : company.max_bytes / gigabyte,
  )
  const [used, setUsed] = useState<string[]>(() =>
    modules.filter((module) => !company.modules_off.includes(module)),
  )
  const save = useAct(
    () =>
      call(changeCompany, {
        params: { id },
        body: {
          plan,
          max_accounts: accounts,
          max_bytes: space === null ? null : Math.round(space * gigabyte),
          modules_off: modules.filter((module) => !used.includes(module)),
          reason: '',
        },
      }),
    { renews: [companiesKey()], says: () => text('saved') },
  )
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.act()
      }}
    >
      <div>
        <h2 className="title-3">{text('company_plan_title')}</h2>
        <p className="hint">{text('company_plan_lead')}</p>
      </div>
      {save.problem && <Notice tone="danger">{save.problem}</Notice>}
      <TextInput
        label={text('company_plan')}
        value={plan}
        maxLength={60}
        onChange={({ currentTarget }) => setPlan(currentTarget.value)}
      />
      <NumberWithUnit
        label={text('company_max_accounts')}
        unit={text('company_max_accounts_unit')}
        description={text('company_max_accounts_hint')}
        min={1}
        decimals={0}
        value={accounts}
        onChange={setAccounts}
      />
      <NumberWithUnit
        label={text('company_max_space')}
        unit="GB"
        description={text('company_max_space_hint')}
        min={0.1}
        value={space}
        onChange={setSpace}
      />
      <Checkbox.Group
        label={text('company_modules')}
        description={text('company_modules_hint')}
        value={used}
        onChange={setUsed}
      >
        <div className="stack gap-2 mt-2">
          {modules.map((module) => (
            <Checkbox key={module} value={module} label={text(`module_${module}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div>
        <Button type="submit" variant="default" loading={save.busy}>
          {text('save')}
        </Button>
      </div>
    </form>
  )
}
