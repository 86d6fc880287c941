import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../kit/http/client.web.ts'
import { isLocale, locales } from '../../../kit/locales.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../kit/web/plain/use-form.ts'
import { countries, countryOf, tradeOf, trades } from '../../../manifest/companies.ts'
import { createCompany } from '../companies.contract.ts'
import { companiesKey } from './keys.ts'
import { zones } from './zones.ts'

/** A company with the library of its trade, and the invitation of its first manager; what a request says is filled in. */
export default function CreateCompanyScreen() {
  const { text } = useLanguage()
  const [asked] = useSearchParams()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const request = asked.get('request')
  const [first = '', ...rest] = (asked.get('name') ?? '').split(/\s+/)
  const lang = asked.get('lang')
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (given) => {
    const { name = '', first_name = '', last_name = '', email = '', timezone = '' } = given
    const { data } = await call(createCompany, {
      body: {
        ...{ name, first_name, last_name, email, timezone },
        country: countryOf(given.country),
        trade: tradeOf(given.trade),
        language: isLocale(given.language) ? given.language : 'en',
        trial_days: given.trial_days ? Number(given.trial_days) : null,
        ...(request && { request }),
      },
    })
    await queries.invalidateQueries({ queryKey: companiesKey() })
    toast(text('company_created', { email }), { type: 'success' })
    await navigate(`/admin-dashboard/companies/edit/${data.id}`)
  })
  return (
    <Page title={text('company_create')} lead={text('company_create_lead')}>
      <form {...form} className="stack gap-4 max-w-prose">
        {message && <Notice tone="danger">{message}</Notice>}
        <TextInput
          name="name"
          label={text('start_company')}
          defaultValue={asked.get('company') ?? ''}
          error={errorOf('name')}
          required
        />
        <NativeSelect
          name="trade"
          label={text('start_trade')}
          data={trades.map((value) => ({ value, label: text(`trade_${value}`) }))}
          error={errorOf('trade')}
        />
        <NativeSelect
          name="country"
          label={text('start_country')}
          data={countries.map((value) => ({ value, label: text(`country_${value}`) }))}
          error={errorOf('country')}
        />
        <NativeSelect
          name="timezone"
          label={text('start_zone')}
          description={text('start_zone_hint')}
          data={zones}
          defaultValue="America/Toronto"
          error={errorOf('timezone')}
        />
        <NativeSelect
          name="language"
          label={text('company_language')}
          data={locales.map((value) => ({ value, label: text(`language_${value}`) }))}
          defaultValue={isLocale(lang) ? lang : 'en'}
        />
        <NumberInput
          name="trial_days"
          label={text('company_trial_days')}
          description={text('company_trial_days_hint')}
          min={1}
          max={365}
          defaultValue={30}
          error={errorOf('trial_days')}
        />
        <h2 className="title-3">{text('company_first_manager')}</h2>
        <TextInput
          name="first_name"
          label={text('first_name')}
          defaultValue={first}
          error={errorOf('first_name')}
          required
        />
        <TextInput
          name="last_name"
          label={text('last_name')}
          defaultValue={rest.join(' ')}
          error={errorOf('last_name')}
          required
        />
        <TextInput
          name="email"
          type="email"
          label={text('email')}
          defaultValue={asked.get('email') ?? ''}
          error={errorOf('email')}
          required
        />
        <div>
          <Button type="submit" loading={busy}>
            {text('company_create_go')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
