import { Button } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { BrandHead } from '../../../../../access/brand/web/BrandHead.tsx'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { addressOf } from '../../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../../kit/http/route.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { SignaturePad } from '../../../../../kit/web/inputs/signature/SignaturePad.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { Answers } from '../../../reading/web/Answers.tsx'
import { type readLink, readLinkFile } from '../../signing.contract.ts'
import { statementsOf } from '../../statements.ts'
import { roleOf } from '../places.ts'
import { Statement } from '../Statement.tsx'
import classes from '../signing.module.css'
import { useSignByLink } from './use-sign-by-link.ts'

type Asked = ReplyOf<typeof readLink>['data']
type Props = { token: string; asked: Asked; onStale(): void }

/** Shows the whole content to sign, then the statement and the place to sign. */
export function SignLinkPage({ token, asked, onStale }: Props) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes(asked.zone)
  const { brand, number, form, name, role, submitted_by, submitted_at, expires_at } = asked
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? locale
  const signing = useSignByLink(token, asked, language)
  const done = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (signing.signed) done.current?.focus()
  }, [signing.signed])

  if (signing.signed)
    return (
      <div className={classes.handOn}>
        <title>{`${number} · Plumbline`}</title>
        <IconCircleCheckFilled size={56} className="text-good" aria-hidden />
        <h1 ref={done} tabIndex={-1}>
          {text('sign_link_done')}
        </h1>
        <p className="m-0">{text('sign_link_done_lead', { company: brand.name, form, number })}</p>
      </div>
    )
  return (
    <article className={classes.link}>
      <title>{`${form} · ${text('signing_title', { number })} · Plumbline`}</title>
      <BrandHead brand={brand} />
      <header>
        <h1 className="m-0 title-1 break-anywhere" tabIndex={-1}>
          {form}
        </h1>
        <p>{number}</p>
        <p className="hint m-0">
          {text('sign_link_sent', {
            name: submitted_by ?? brand.name,
            at: moment(submitted_at),
          })}
        </p>
      </header>
      <p>{text('sign_link_asks', { name, role: roleOf(text, role).toLocaleLowerCase(locale) })}</p>
      <Answers
        whole={asked}
        addressOf={(id) => addressOf(readLinkFile, { params: { token, id } })}
      />
      <form
        className="grid gap-4 p-4 bg-surface border-strong rounded-lg"
        aria-labelledby="sign-here"
        onSubmit={(event) => {
          event.preventDefault()
          signing.send()
        }}
      >
        <h2 className="m-0 title-2" id="sign-here">
          {text('sign_link_here')}
        </h2>
        <Statement words={statementsOf(role)} language={language} onLanguage={setChosen} />
        {signing.isRead && (
          <SignaturePad
            label={text('signing_signature')}
            signer={name}
            named
            value={signing.value}
            onChange={signing.change}
          />
        )}
        {signing.told && (
          <Notice tone="danger" takesFocus>
            {signing.told}
          </Notice>
        )}
        {signing.stale && (
          <Button variant="default" onClick={onStale}>
            {text('sign_link_read_again')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={signing.busy} disabled={!signing.ready}>
          {text('signing_sign')}
        </Button>
        <p className="hint m-0">{text('sign_link_ends', { at: moment(expires_at) })}</p>
      </form>
    </article>
  )
}
