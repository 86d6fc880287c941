import { useId, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { prove } from '../../../../kit/proof-of-work/proof-of-work.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { askUs } from '../requests.contract.ts'
import { ChooseSlot } from './ChooseSlot.tsx'
import classes from './request.module.css'
import { useRequestWords } from './use-request-words.ts'

export type RequestKind = 'contact' | 'trial' | 'demo'

/** What a visitor asks us. What was typed stays until it has arrived. */
export function RequestForm({ kind }: { kind: RequestKind }) {
  const words = useRequestWords()
  const { locale } = useLanguage()
  const [id, setId] = useState(newId)
  const [sent, setSent] = useState<'asked' | 'begun'>()
  const consent = useId()
  const message = useId()
  const {
    busy,
    message: problem,
    errorOf,
    form,
  } = useForm(words.noConnection, async (typed) => {
    const { name = '', company = '', email = '', phone = '', website = '' } = typed
    const proof = await prove(id)
    const { begins } = await call(askUs, {
      body: {
        ...{ id, kind, name, company, email, phone, website, proof },
        message: typed.message ?? '',
        lang: locale,
        consent: typed.consent === 'on',
        ...(typed.demo_at && { demo_at: typed.demo_at }),
      },
    })
    setSent(begins ? 'begun' : 'asked')
  })
  if (sent !== undefined)
    return (
      <div className="stack gap-4">
        <Notice tone="good" takesFocus>
          <strong>{words.sentTitle}</strong>
          <p>{sent === 'begun' ? words.sentLink : words.sent}</p>
        </Notice>
        <div>
          <Button
            look="outline"
            onClick={() => {
              setId(newId())
              setSent(undefined)
            }}
          >
            {words.again}
          </Button>
        </div>
      </div>
    )
  const refused = errorOf('consent')
  return (
    <form {...form} className={classes.form}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {kind === 'demo' && <ChooseSlot error={errorOf('demo_at')} />}
      <div className={classes.pair}>
        <Field label={words.name} name="name" autoComplete="name" error={errorOf('name')} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
        <Field
          label={words.company}
          name="company"
          autoComplete="organization"
          hint={words.optional}
          error={errorOf('company')}
        />
        <Field
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={words.optional}
          error={errorOf('phone')}
        />
      </div>
      <div className="grid gap-1">
        <label className="text-sm font-semibold" htmlFor={message}>
          {kind === 'contact' ? words.message : words[kind]}
        </label>
        <textarea
          id={message}
          name="message"
          rows={5}
          maxLength={4000}
          className="p-3 w-full bg-surface border-strong rounded font-inherit text-ink"
        />
      </div>
      <label className={classes.trap} aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className="grid gap-1">
        <label className={classes.consent} htmlFor={consent}>
          <input
            id={consent}
            type="checkbox"
            name="consent"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused && `${consent}-error`}
          />
          <span>{words.consent}</span>
        </label>
        {refused && (
          <p id={`${consent}-error`} className="text-danger text-sm">
            {refused}
          </p>
        )}
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
