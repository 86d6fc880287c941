import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { checkedCardKey } from '../../web/keys.ts'
import { type CardFacts, type CourseNow, checkPassport } from '../passport.contract.ts'
import { CardFactsList } from './CardFactsList.tsx'

const publicKey = /^[\w-]{43}$/

type Checked = { card: CardFacts; now: CourseNow[] | null; today: string }

/** Who issued the card answers as things stand now; of another's card, its age is all that is known. */
function HowTrue({ card, now, today }: Checked) {
  const { text, locale } = useLanguage()
  if (now !== null) {
    const isTrue = now.every(({ state }) => state === 'holds')
    return (
      <Notice tone={isTrue ? 'good' : 'danger'}>
        {text(isTrue ? 'passport_genuine' : 'passport_stale')}
      </Notice>
    )
  }
  return today > card.ends_on ? (
    <Notice tone="danger">{text('passport_ended', { day: dayIn(locale, card.ends_on) })}</Notice>
  ) : (
    <Notice tone="calm">
      {text('passport_genuine_elsewhere', { day: dayIn(locale, card.issued_on) })}
    </Notice>
  )
}

/** Whether a card is genuine, to anybody who scans its code; one of another installation asks for its public key. */
export default function PassportScreen() {
  const text = useText()
  const { token = '' } = useParams()
  const [key, setKey] = useState('')
  const [typed, setTyped] = useState('')
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: checkedCardKey(token, key),
    queryFn: async ({ signal }) =>
      (await call(checkPassport, { body: { token, ...(key !== '' && { key }) }, signal })).data,
  })
  return (
    <article className="grid gap-4 m-auto max-w-prose w-full">
      <title>{`${text('passport_title')} · Plumbline`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 tabIndex={-1}>{text('passport_title')}</h1>
      {isPending && <p role="status">{text('passport_making')}</p>}
      {isError && (
        <>
          <Notice tone="danger">{text('could_not_load')}</Notice>
          <Button look="outline" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </>
      )}
      {data?.verdict === 'altered' && <Notice tone="danger">{text('passport_altered')}</Notice>}
      {data?.verdict === 'old' && <Notice tone="danger">{text('passport_old')}</Notice>}
      {data?.verdict === 'other-key' && <Notice tone="calm">{text('passport_other_key')}</Notice>}
      {data?.card != null && (
        <>
          <HowTrue card={data.card} now={data.now} today={data.today} />
          <CardFactsList card={data.card} now={data.now} today={data.today} />
        </>
      )}
      {data?.verdict === 'other-key' && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setKey(typed.trim())
          }}
        >
          <Field
            label={text('passport_key')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!publicKey.test(typed.trim())}>
            {text('passport_check')}
          </Button>
        </form>
      )}
    </article>
  )
}
