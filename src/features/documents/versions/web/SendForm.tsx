import { Radio, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { type AudienceFact, factsIn } from '../../../../register/fields/audience.ts'
import { AudienceField } from '../../../audience/web/index.ts'
import { sendForApproval } from '../versions.contract.ts'
import { VersionForm } from './VersionForm.tsx'

type Props = { row: AnyRow; number: number; onDone(): void; onCancel(): void }

const ways = ['all', 'some', 'none'] as const
type Again = (typeof ways)[number]

/** What is new in the version, and who of those who signed signs again. */
export function SendForm({ row, onDone, onCancel }: Props) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const [again, setAgain] = useState<Again>('all')
  const [affects, setAffects] = useState<AudienceFact[]>([])
  const { id, version, edition } = row
  const isFirst = edition === null
  const isReady = again !== 'some' || affects.some(({ out }) => !out)
  const send = () =>
    call(sendForApproval, {
      params: { id },
      body: {
        ...{ version, note, sign_again: again === 'all' },
        affects: again === 'some' ? affects : null,
      },
    })
  return (
    <VersionForm
      id={id}
      action={text('document_send')}
      send={send}
      isReady={isReady}
      {...{ onDone, onCancel }}
    >
      <Text size="sm">{text('document_send_lead')}</Text>
      <Textarea
        label={text('document_note')}
        description={text('document_note_hint')}
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        data-autofocus
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {!isFirst && (
        <Radio.Group
          label={text('document_again')}
          value={again}
          onChange={(value) => setAgain(ways.find((one) => one === value) ?? again)}
        >
          <div className="stack gap-3 py-2">
            {ways.map((way) => (
              <Radio key={way} value={way} size="md" label={text(`document_again_${way}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      {again === 'some' && (
        <AudienceField
          field={{}}
          label={text('document_affects')}
          value={affects}
          onChange={(value) => setAffects(factsIn(value))}
          error={undefined}
          disabled={false}
        />
      )}
    </VersionForm>
  )
}
