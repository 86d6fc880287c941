import type { ReactNode } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { ChangeInWords } from '../../../register/web/history/ChangeInWords.tsx'
import { inSentence } from '../../../register/web/list/in-sentence.ts'
import { RecordLink } from '../../../register/web/record/RecordLink.tsx'
import type { WordedChange, WordedRecord } from '../changes.contract.ts'
import classes from './changes.module.css'

type Props = { change: WordedChange; who?: string; when?: ReactNode }

/** One change of any record: which, and where from. */
export function Change({ change, ...at }: Props) {
  const { text } = useLanguage()
  const { deed, record, whole, reason, lines, seq, source, request_id, ip } = change
  const details = [
    [text('changes_head_link'), seq],
    [text('changes_source'), source],
    [text('changes_head_request'), request_id],
    [text('changes_address'), ip],
  ].filter(([, value]) => value !== null)
  return (
    <ChangeInWords
      {...at}
      deed={deed}
      what={
        <>
          <RecordNamed record={record} />
          {whole && (
            <>
              {' ('}
              <RecordNamed record={whole} />
              {')'}
            </>
          )}
        </>
      }
      reason={reason}
      lines={lines}
    >
      <details className={classes.details}>
        <summary>{text('changes_details')}</summary>
        <dl>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </ChangeInWords>
  )
}

/** What a record is and what it is called: the way to it, where it is still there. */
function RecordNamed({ record }: { record: WordedRecord }) {
  const { text } = useLanguage()
  const { kind, name, state, register, id } = record
  const isGone = state === 'archived' || state === 'removed'
  return (
    <>
      {inSentence(kind)}
      {name !== null && ' '}
      {name !== null &&
        (register !== null && id !== null && state !== null && state !== 'removed' ? (
          <RecordLink
            register={register}
            to={{ id, name: isGone ? text(`history_${state}`, { name }) : name }}
          />
        ) : (
          <span className="font-medium">{isGone ? text(`history_${state}`, { name }) : name}</span>
        ))}
    </>
  )
}
