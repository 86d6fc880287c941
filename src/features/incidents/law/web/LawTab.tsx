import { Button } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { SaysContext, useLoadedSays } from '../../../rules/web/index.ts'
import type { Facts } from '../judge.ts'
import { ClassifyForm } from './ClassifyForm.tsx'
import { DutyList } from './DutyList.tsx'
import { useLaw } from './use-law.ts'

/** What the law asks for: what it was found to be, what is due, and how that was found. */
export default function LawTab({ row: { id } }: { row: AnyRow }) {
  const text = useText()
  const { moment } = useTimes()
  const says = useLoadedSays()
  const { data: law, isError } = useLaw(id)
  const [facts, setFacts] = useState<Facts>()
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (law === undefined || says === undefined) return <ListSkeleton rows={6} />
  const { duties, classified, can } = law
  const [latest] = classified
  const fresh: Facts = { learned: law.reported, answers: {} }
  if (facts !== undefined)
    return (
      <SaysContext value={says}>
        <ClassifyForm id={id} law={law} begins={facts} onClose={() => setFacts(undefined)} />
      </SaysContext>
    )
  return (
    <SaysContext value={says}>
      <div className="stack gap-6">
        {can.includes('classify') && (
          <div>
            <Button
              leftSection={<IconGavel size={18} aria-hidden />}
              onClick={() => setFacts(latest?.facts ?? fresh)}
            >
              {text(latest === undefined ? 'law_classify' : 'law_classify_again')}
            </Button>
          </div>
        )}
        <section className="stack gap-2" aria-label={text('law_duties')}>
          <h3 className="m-0">{text('law_duties')}</h3>
          {duties.length === 0 ? (
            <EmptyState title={text(latest === undefined ? 'law_unclassified' : 'law_no_duties')} />
          ) : (
            <DutyList id={id} duties={duties} mayProve={can.includes('prove')} />
          )}
        </section>
        {classified.length > 0 && (
          <section className="stack gap-2" aria-label={text('law_history')}>
            <h3 className="m-0">{text('law_history')}</h3>
            <ol className="bare stack gap-3">
              {classified.map((one) => (
                <li key={one.id} className="box stack gap-1 p-3">
                  <span className="flex flex-wrap gap-2">
                    {one.found.length === 0 && <Tag tone="calm">{text('law_found_nothing')}</Tag>}
                    {one.found.map((code) => (
                      <Tag key={code} tone={code === 'critical' ? 'danger' : 'notice'}>
                        {text(`law_found_${code}`)}
                      </Tag>
                    ))}
                  </span>
                  {one.note !== null && <span className="break-anywhere">{one.note}</span>}
                  <span className="hint">
                    {[moment(one.at), one.by].filter(Boolean).join(' · ')}
                  </span>
                  {one.facts !== null && one !== latest && can.includes('classify') && (
                    <div>
                      <Button
                        variant="default"
                        size="xs"
                        onClick={() => setFacts(one.facts ?? fresh)}
                      >
                        {text('law_use_again')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </SaysContext>
  )
}
