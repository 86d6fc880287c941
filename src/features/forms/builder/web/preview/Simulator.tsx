import { SegmentedControl } from '@mantine/core'
import { memo, useState } from 'react'
import type { Key } from '../../../../../form-engine/index.ts'
import type { Text } from '../../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../../kit/web/theme/Tag.tsx'
import type { FormDefinition } from '../../../definition/question.ts'
import { select } from '../../builder-state.ts'
import type { Why } from '../../why.ts'
import { joined, nameIn, type Wording } from '../../why-words.ts'
import { useBuilder, useSelected } from '../draft/builder-store.ts'
import classes from './preview.module.css'

type Props = { definition: FormDefinition; tell: (key: Key) => Why; wording: Wording }

const wanted = {
  all: () => true,
  hidden: ({ shown }: Why) => !shown,
  depending: ({ because }: Why) => because.length > 0,
} as const
type Wanted = keyof typeof wanted

/** Every question, shown or hidden, with the reason; each leads to its place on the canvas. */
export const Simulator = memo(function Simulator({ definition, tell, wording }: Props) {
  const text = useText()
  const store = useBuilder()
  const selected = useSelected()
  const [which, setWhich] = useState<Wanted>('all')
  const all = definition.fields.map((question) => ({ question, why: tell(question.key) }))
  const listed = all.filter(({ why }) => wanted[which](why))
  const shown = all.filter(({ why }) => why.shown).length
  return (
    <section aria-label={text('preview_simulator')} className="card stack gap-2 p-4">
      <h3 className="text-lg">{text('preview_simulator')}</h3>
      <p className="hint" role="status">
        {text('preview_counts', { shown, total: all.length })}
      </p>
      <SegmentedControl
        aria-label={text('preview_which')}
        size="xs"
        data={[
          { value: 'all', label: text('preview_all') },
          { value: 'hidden', label: text('preview_only_hidden') },
          { value: 'depending', label: text('preview_only_depending') },
        ]}
        value={which}
        onChange={(next) => setWhich(next)}
      />
      {listed.length === 0 && <p className="hint">{text('preview_none_listed')}</p>}
      <ul className={`${classes.rows} bare stack gap-px`}>
        {listed.map(({ question, why }) => (
          <li key={question.key} data-shown={why.shown}>
            <button
              type="button"
              className={classes.row}
              aria-current={selected === question.key || undefined}
              onClick={() => store.run((state) => select(state, question.key))}
            >
              <span className="flex-1 min-w-0 break-anywhere">{nameIn(question, wording)}</span>
              <Tag tone={why.shown ? 'good' : 'neutral'}>
                {text(why.shown ? 'preview_shown' : 'preview_hidden')}
              </Tag>
              <span className="hint col-span-full">{becauseWords(why, text, wording)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Why in one sentence: what keeps it hidden, or all that shows it. */
function becauseWords({ shown, because }: Why, text: Text, wording: Wording): string {
  if (because.length === 0) return text('why_always')
  const telling = because.filter(({ holds }) => holds === shown)
  const facts = joined([...new Set(telling.map(({ words }) => words))], 'why_and', wording)
  return text(shown ? 'why_shown' : 'why_not_shown', { facts })
}
