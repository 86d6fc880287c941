import { Button, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { hand } from '../../../../kit/http/download.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import form from '../../../../register/web/form/form.module.css'
import { useLoadedSays } from '../../../rules/web/index.ts'
import { papersKey } from '../../web/keys.ts'
import { exportFile, fileKinds } from '../osha.contract.ts'
import type { Papers } from './LogTable.tsx'

type Props = { papers: Papers; entity: string; year: number }

/** The files for the agency, what is wrong in each row by row, and which of them left. */
export function FilesView({ papers, entity, year }: Props) {
  const text = useText()
  const { moment } = useTimes()
  return (
    <div className="stack gap-4">
      {fileKinds.map((kind) => (
        <OneFile key={kind} {...{ papers, entity, year, kind }} />
      ))}
      {papers.exports.length > 0 && (
        <section className={form.section} aria-label={text('osha_exports')}>
          <h2 className="m-0">{text('osha_exports')}</h2>
          <ul className="bare stack gap-2">
            {papers.exports.map(({ id, kind, errors, reason, by, at }) => (
              <li key={id} className="stack">
                <span className="flex flex-wrap items-center gap-2">
                  {text(`osha_file_${kind}`)}
                  {errors > 0 && <Tag tone="danger">{text('osha_errors', { count: errors })}</Tag>}
                </span>
                {reason !== null && <span className="break-anywhere">{reason}</span>}
                <span className="hint">{[moment(at), by].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OneFile({ papers, entity, year, kind }: Props & { kind: (typeof fileKinds)[number] }) {
  const text = useText()
  const says = useLoadedSays()
  const [reason, setReason] = useState('')
  const problems = papers.problems[kind]
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const { act, busy, problem } = useAct(
    () => call(exportFile, { params: { entity, year }, body: { kind, reason: reason.trim() } }),
    {
      renews: [papersKey(entity, year)],
      oneAtATime: true,
      onDone: ({ data }) =>
        hand(new Blob([data.csv], { type: 'text/csv' }), `ita-${kind}-${year}.csv`),
    },
  )
  return (
    <section className={form.section} aria-label={text(`osha_file_${kind}`)}>
      <span className="flex flex-wrap items-baseline gap-2">
        <h2 className="m-0">{text(`osha_file_${kind}`)}</h2>
        <Tag tone={errors > 0 ? 'danger' : 'good'}>
          {errors > 0 ? text('osha_errors', { count: errors }) : text('osha_fine')}
        </Tag>
      </span>
      {says !== undefined && problems.length > 0 && (
        <ul className="bare stack gap-2">
          {problems.map(({ row, column, code, values, severity }) => (
            <li key={`${row} ${column} ${code}`} className="stack">
              <span className="flex flex-wrap items-center gap-2">
                <Tag tone={severity === 'error' ? 'danger' : 'notice'}>
                  {text(`osha_${severity}`)}
                </Tag>
                <strong>{says.word('out_cell', { row, column })}</strong>
                {kind === 'cases' && row > 0 && (
                  <span className="hint">{papers.cases[row - 1]?.number}</span>
                )}
              </span>
              <span className="break-anywhere">{says.word(code, values)}</span>
            </li>
          ))}
        </ul>
      )}
      {errors > 0 && (
        <Textarea
          label={text('osha_reason')}
          description={text('osha_reason_hint')}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy}
          disabled={errors > 0 && reason.trim().length < 3}
          onClick={() => act()}
        >
          {text('osha_download')}
        </Button>
      </div>
    </section>
  )
}
