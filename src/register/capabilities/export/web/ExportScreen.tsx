import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import type { Register } from '../../../define.ts'
import { inSentence } from '../../../web/list/in-sentence.ts'
import { ExportMenu } from './ExportMenu.tsx'
import classes from './export.module.css'

type Props = { register: Register; within?: string }

/** The whole of a register, as a file. */
export function ExportScreen({ register, within }: Props) {
  const { text, say } = useLanguage()
  const [which, setWhich] = useState('list')
  const query: Record<string, string> =
    register.within !== undefined && within !== undefined
      ? { [`filter[${register.within}]`]: within }
      : {}
  return (
    <Page
      title={text('export_title', { many: inSentence(say(register.many)) })}
      lead={text('export_lead')}
    >
      <div className="stack gap-4 max-w-prose">
        <fieldset className={`${classes.choice} p-0 m-0 border-none`}>
          <legend className="p-0 font-semibold">{text('export_what')}</legend>
          <SegmentedControl
            aria-label={text('export_what')}
            value={which}
            onChange={setWhich}
            data={[
              { value: 'list', label: text('export_columns_list') },
              { value: 'all', label: text('export_columns_all') },
            ]}
          />
        </fieldset>
        <ExportMenu
          register={register}
          query={query}
          columns={which === 'all' ? ['all'] : register.list}
        />
      </div>
    </Page>
  )
}
