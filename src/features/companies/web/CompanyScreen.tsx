import { Button, Group, NativeSelect, Table, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../kit/web/language/size-words.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { type Country, countries, countryOf } from '../../../manifest/companies.ts'
import { changeCompany, inviteManager, readCompany } from '../companies.contract.ts'
import { SupportPanel } from '../support/web/SupportPanel.tsx'
import { CompanyPlan } from './CompanyPlan.tsx'
import { CompanyState } from './CompanyState.tsx'
import { CompanyStateTag } from './CompanyStateTag.tsx'
import { companiesKey } from './keys.ts'
import { zones } from './zones.ts'

export type Company = ReplyOf<typeof readCompany>['data']

export default function CompanyScreen() {
  const { text } = useLanguage()
  const { id = '' } = useParams()
  const { data, isPending, isError } = useQuery({
    queryKey: companiesKey('one', id),
    queryFn: ({ signal }) => call(readCompany, { params: { id }, signal }),
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton />
  if (isError)
    return (
      <Page title={text('company_edit')}>
        <Notice tone="danger">{text('could_not_load')}</Notice>
      </Page>
    )
  const company = data.data
  return (
    <Page
      key={company.id}
      title={company.name}
      aside={<CompanyStateTag state={company.state} />}
      lead={company.suspended_because}
    >
      <div className="stack gap-6 max-w-prose">
        <Use company={company} />
        <Details company={company} />
        <CompanyPlan company={company} />
        <Managers company={company} />
        <SupportPanel company={company.id} />
        <CompanyState key={company.state} company={company} />
      </div>
    </Page>
  )
}

function Use({ company }: { company: Company }) {
  const { text, locale } = useLanguage()
  const { day, moment } = useTimes()
  const { people, submissions, bytes, seen_at, created_at, trial_ends_on, state, removes_on } =
    company
  const facts = [
    [text('company_people'), people],
    [text('company_submissions'), submissions],
    [text('company_files'), sizeIn(locale, bytes)],
    [text('company_seen'), seen_at === null ? text('company_seen_never') : moment(seen_at)],
    [text('company_since'), moment(created_at)],
    ...(state === 'trial' && trial_ends_on !== null
      ? [[text('company_trial_ends'), day(trial_ends_on)]]
      : []),
    ...(removes_on === null ? [] : [[text('company_removes_on'), day(removes_on)]]),
  ]
  return (
    <Table withRowBorders={false}>
      <Table.Tbody>
        {facts.map(([label, value]) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={500}>
              {label}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Details({ company }: { company: Company }) {
  const { text } = useLanguage()
  const { id } = company
  const save = useAct(
    (body: { name: string; timezone: string; country: Country }) =>
      call(changeCompany, { params: { id }, body: { ...body, reason: '' } }),
    { renews: [companiesKey()], says: () => text('saved') },
  )
  const { form, busy, message, errorOf } = useForm(
    text('no_connection'),
    async ({ name = '', timezone = '', country }) =>
      save.act({ name, timezone, country: countryOf(country) }),
  )
  return (
    <form {...form} className="stack gap-4">
      <h2 className="title-3">{text('company_details')}</h2>
      {(message ?? save.problem) && <Notice tone="danger">{message ?? save.problem}</Notice>}
      <TextInput
        name="name"
        label={text('start_company')}
        defaultValue={company.name}
        error={errorOf('name')}
        required
      />
      <NativeSelect
        name="country"
        label={text('start_country')}
        data={countries.map((value) => ({ value, label: text(`country_${value}`) }))}
        defaultValue={company.country}
        error={errorOf('country')}
      />
      <NativeSelect
        name="timezone"
        label={text('start_zone')}
        data={zones}
        defaultValue={company.timezone}
        error={errorOf('timezone')}
      />
      <div>
        <Button type="submit" variant="default" loading={busy || save.busy}>
          {text('save')}
        </Button>
      </div>
    </form>
  )
}

function Managers({ company: { id, managers } }: { company: Company }) {
  const { text } = useLanguage()
  const invite = useAct((manager: string) => call(inviteManager, { params: { id, manager } }), {
    says: ({ message }) => message,
  })
  return (
    <section className="stack gap-3">
      <h2 className="title-3">{text('company_managers')}</h2>
      {invite.problem && <Notice tone="danger">{invite.problem}</Notice>}
      {managers.map(({ id: manager, name, email, entered }) => (
        <Group key={manager} justify="space-between" gap="xs">
          <div>
            <p>{name}</p>
            {email && <p className="hint break-anywhere">{email}</p>}
          </div>
          {entered ? (
            <span className="hint">{text('company_manager_entered')}</span>
          ) : (
            <Button
              variant="default"
              loading={invite.given === manager}
              onClick={() => invite.act(manager)}
            >
              {text('company_invite_again')}
            </Button>
          )}
        </Group>
      ))}
    </section>
  )
}
