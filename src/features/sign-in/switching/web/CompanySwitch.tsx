import { useQuery } from '@tanstack/react-query'
import { goOnAs, useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { contractorUser } from '../../sign-in.contract.ts'
import { companiesKey } from '../../web/keys.ts'
import { contractorCompanies, switchCompany } from '../switching.contract.ts'

/** The companies that a contact works for, where there are several; the page begins anew in the one that is pressed. */
export function CompanySwitch() {
  const text = useText()
  const { user } = useSession()
  const { data = [] } = useQuery({
    queryKey: companiesKey(user?.id ?? ''),
    queryFn: async ({ signal }) => (await call(contractorCompanies, { signal })).data,
  })
  const { act, busy, problem } = useAct(
    async (id: string) => {
      await call(switchCompany, { params: { id }, keepSession: true })
      goOnAs(await call(contractorUser, { keepSession: true }), '/contractors/projects')
    },
    { oneAtATime: true },
  )
  if (data.length < 2) return null
  return (
    <nav className="mb-3" aria-label={text('company_switch')}>
      <ul className="bare row gap-2">
        {data.map(({ id, name, present }) => (
          <li key={id}>
            <Button
              look={present ? 'filled' : 'outline'}
              aria-current={present || undefined}
              disabled={busy}
              onClick={() => !present && act(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </nav>
  )
}
