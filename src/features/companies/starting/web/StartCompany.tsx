import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { zoneHere } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../kit/web/language/use-page-language.ts'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { RadioTiles } from '../../../../kit/web/plain/RadioTiles.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import {
  type Country,
  countries,
  countryOf,
  tradeOf,
  trades,
} from '../../../../manifest/companies.ts'
import { LanguageChoice, OpeningLink } from '../../../people/web/index.ts'
import { Entrance } from '../../../sign-in/web/index.ts'
import { startKey } from '../../web/keys.ts'
import { readStart, type Start, startCompany } from '../start.contract.ts'
import { ChooseZone } from './ChooseZone.tsx'

/** A company says what it is; then its first manager chooses a password. */
export function StartCompany({ token }: { token: string }) {
  const text = useText()
  const [start, setStart] = useState<Start>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: startKey(token),
    queryFn: ({ signal }) => call(readStart, { params: { token }, signal, keepSession: true }),
    enabled: start === undefined,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const found = data?.data
  useEffect(() => {
    if (found === undefined) return
    setStart(found)
  }, [found])
  usePageLanguage(
    `start-${token.slice(0, 12)}`,
    start?.kind === 'trial' ? start.language : undefined,
  )
  if (start !== undefined) return <StartForm token={token} start={start} />
  const isOpening = isPending || found !== undefined
  const refused = isOpening ? null : error
  return <OpeningLink refused={refused} spent={text('start_spent')} onRetry={refetch} />
}

/** Where the browser is, as far as its zone says. */
const whereAbouts = (): { country: Country; zone: string } => {
  const zone = zoneHere()
  const isCanadian =
    /Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Regina|Halifax|St_Johns|Moncton|Whitehorse/
  return { country: zone.startsWith('America/') && !isCanadian.test(zone) ? 'US' : 'CA', zone }
}

function StartForm({ token, start }: { token: string; start: Start }) {
  const { text, locale, choose } = useLanguage()
  const navigate = useNavigate()
  const [{ country, zone }] = useState(whereAbouts)
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (given) => {
    const { name = '', first_name = '', last_name = '', timezone = '' } = given
    const answer = await call(startCompany, {
      params: { token },
      body: {
        ...{ name, first_name, last_name, timezone, language: locale },
        email: given.email ?? start.email,
        country: countryOf(given.country),
        trade: tradeOf(given.trade),
      },
      keepSession: true,
    })
    await navigate(`/signup/${answer.token}`, { replace: true })
  })
  const [first = '', ...rest] = start.name.split(/\s+/)
  return (
    <Entrance
      title={text(start.kind === 'trial' ? 'start_trial' : 'start_first')}
      lead={
        start.trial_days === null
          ? text('start_lead')
          : text('start_trial_lead', { days: start.trial_days })
      }
    >
      <form {...form} className="grid gap-4">
        {message && <Notice tone="danger">{message}</Notice>}
        <LanguageChoice chosen={locale} onChoose={choose} />
        <Field
          name="name"
          label={text('start_company')}
          defaultValue={start.company}
          error={errorOf('name')}
          autoComplete="organization"
          required
        />
        <RadioTiles
          name="trade"
          label={text('start_trade')}
          options={trades.map((trade) => ({
            value: trade,
            label: text(`trade_${trade}`),
            hint: text(`trade_${trade}_hint`),
          }))}
          initially="building"
          error={errorOf('trade')}
          tall
        />
        <RadioTiles
          name="country"
          label={text('start_country')}
          options={countries.map((one) => ({ value: one, label: text(`country_${one}`) }))}
          initially={country}
          error={errorOf('country')}
        />
        <ChooseZone initially={zone} error={errorOf('timezone')} />
        <Field
          name="first_name"
          label={text('first_name')}
          defaultValue={first}
          error={errorOf('first_name')}
          autoComplete="given-name"
          required
        />
        <Field
          name="last_name"
          label={text('last_name')}
          defaultValue={rest.join(' ')}
          error={errorOf('last_name')}
          autoComplete="family-name"
          required
        />
        {start.kind === 'first' && (
          <Field
            name="email"
            type="email"
            label={text('email')}
            error={errorOf('email')}
            autoComplete="email"
            required
          />
        )}
        <Button type="submit" busy={busy}>
          {text('start_go')}
        </Button>
      </form>
    </Entrance>
  )
}
