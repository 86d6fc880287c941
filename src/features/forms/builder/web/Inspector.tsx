import { Skeleton } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import type { Locale } from '../../../../kit/locales.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { TabStrip } from '../../../../kit/web/inputs/TabStrip.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './builder.module.css'
import { useBuilt, useQuestion, useSelected } from './draft/builder-store.ts'
import { FieldConditions, FieldInfo } from './later.ts'

/** What can be said of the selected question. */
export function Inspector({ language }: { language: Locale }) {
  const text = useText()
  const question = useQuestion(useSelected())
  const [tab, setTab] = useState<'info' | 'conditions'>('info')
  const fresh = useBuilt((state) => state.fresh)
  useEffect(() => {
    if (fresh !== undefined) setTab('info')
  }, [fresh])
  if (question === undefined)
    return (
      <aside className={`${classes.inspector} card p-4`} aria-label={text('builder_inspector')}>
        <EmptyState
          title={text('builder_none_selected')}
          text={text('builder_none_selected_lead')}
        />
      </aside>
    )
  return (
    <aside
      className={`${classes.inspector} card p-4`}
      aria-label={text('builder_inspector')}
      data-of-question
    >
      <TabStrip
        label={text('builder_inspector')}
        items={[
          { value: 'info', label: text('builder_field_info') },
          { value: 'conditions', label: text('builder_field_conditions') },
        ]}
        value={tab}
        onChange={setTab}
      >
        <Suspense fallback={<Skeleton height={320} mt="md" radius="md" />}>
          {tab === 'info' ? (
            <FieldInfo key={question.key} question={question} language={language} />
          ) : (
            <FieldConditions key={question.key} question={question} />
          )}
        </Suspense>
      </TabStrip>
    </aside>
  )
}
