import { Button } from '@mantine/core'
import { IconMailForward, IconPencil, IconSignature, IconTrash } from '@tabler/icons-react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { GivenMark, LinkForm } from '../../../documents/web/index.ts'
import * as calls from '../statements.contract.ts'
import { statementLinkKey, statementsKey } from './keys.ts'
import { SignStatement } from './SignStatement.tsx'
import { StatementForm } from './StatementForm.tsx'

export type ShownStatement = ReplyOf<typeof calls.readStatements>['data'][number]
type Props = { incident: string; statements: readonly ShownStatement[] }

/** What somebody of an incident said, and how they signed it. */
export function StatementsOfPerson({ incident, statements }: Props) {
  const { text } = useLanguage()
  if (statements.length === 0) return null
  return (
    <ul className="bare stack gap-3" aria-label={text('statements')}>
      {statements.map((one) => (
        <li key={one.id} className="stack gap-2">
          <OneStatement incident={incident} one={one} />
        </li>
      ))}
    </ul>
  )
}

function OneStatement({ incident: id, one }: { incident: string; one: ShownStatement }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const when = moment(one.taken_at)
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <strong>{text('statements')}</strong>
        <Tag tone={one.signed === null ? 'warning' : 'good'}>
          {text(one.signed === null ? 'statement_unsigned' : 'statement_signed')}
        </Tag>
      </span>
      {one.words === null ? (
        <span className="hint">{text('statement_hidden')}</span>
      ) : (
        <blockquote className="m-0 whitespace-pre break-anywhere" lang={one.lang}>
          {one.words}
        </blockquote>
      )}
      <span className="hint">
        {one.taken_by === null
          ? text('statement_taken_when', { when })
          : text('statement_taken', { name: one.taken_by, when })}
      </span>
      {one.signed !== null && <SignedHow name={one.name} signed={one.signed} />}
      {one.can.length > 0 && <WhatMayBeDone incident={id} one={one} />}
    </>
  )
}

function SignedHow({
  name,
  signed,
}: {
  name: string
  signed: NonNullable<ShownStatement['signed']>
}) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { given, witness, attestation } = signed
  const when = moment(signed.at)
  return (
    <>
      {given.method !== 'pin' && <GivenMark given={given} name={name} at={signed.at} />}
      <span className="hint">
        {given.method === 'pin'
          ? text('statement_signed_pin', { when })
          : text(signed.by_link ? 'statement_signed_link' : 'statement_signed_at', { when })}
      </span>
      {attestation !== null && witness !== null && (
        <span className="hint">
          {text('statement_attested', { name: witness, words: attestation })}
        </span>
      )}
    </>
  )
}

function WhatMayBeDone({ incident: id, one }: { incident: string; one: ShownStatement }) {
  const { text, locale } = useLanguage()
  const { openModal, closeModal } = useModals()
  const params = { id, statement: one.id }
  const renews = [statementsKey(id)]
  const removing = useAct(() => call(calls.removeStatement, { params }), { renews })
  const { words, hash, name } = one
  const sign = () =>
    openModal('statement-sign', {
      title: text('statement_sign_title', { name }),
      body: (
        <SignStatement
          {...{ name, words: words ?? '', lang: one.lang, renews }}
          byPin={one.by_pin && !one.own}
          send={({ statement_lang, ...signed }) => {
            const said = { hash: hash ?? '', statement_lang }
            return 'pin' in signed
              ? call(calls.signStatementByPin, { params, body: { ...said, ...signed } })
              : call(calls.signStatement, {
                  params,
                  body: { ...said, ...signed, attested_lang: locale },
                })
          }}
          onDone={() => closeModal('statement-sign')}
        />
      ),
    })
  const link = () =>
    openModal('statement-link', {
      title: text('link_for', { name }),
      body: (
        <LinkForm
          name={name}
          way={{
            key: statementLinkKey(one.id),
            read: (signal) => call(calls.readStatementLink, { params, signal }),
            make: (body) => call(calls.makeStatementLink, { params, body }),
            end: () => call(calls.endStatementLink, { params }),
            signsIn: text('statement_signs_in', { name }),
          }}
        />
      ),
    })
  const edit = () =>
    openModal('statement', {
      title: text('statement_edit'),
      body: (
        <StatementForm
          incident={id}
          statement={{ ...one, words: words ?? '' }}
          onDone={() => closeModal('statement')}
        />
      ),
    })
  return (
    <>
      {removing.problem && <Notice tone="danger">{removing.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {one.can.includes('sign') && (
          <Button size="xs" leftSection={<IconSignature size={16} aria-hidden />} onClick={sign}>
            {text('statement_sign')}
          </Button>
        )}
        {one.can.includes('edit') && (
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconMailForward size={16} aria-hidden />}
              onClick={link}
            >
              {text('statement_link')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={edit}
            >
              {text('statement_edit')}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={removing.busy}
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => removing.act()}
            >
              {text('statement_remove')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
