import { Button, TextInput } from '@mantine/core'
import { IconListDetails, IconSearch } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { plain } from '../../../../../kit/web/inputs/choice/options.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { useSayIn } from '../../../../../kit/web/language/WholeLanguage.tsx'
import { add } from '../../builder-state.ts'
import { incidentKinds, questionKinds, sayKind } from '../../question-kinds.ts'
import classes from '../builder.module.css'
import { useBuilder, useFirstLanguage } from '../draft/builder-store.ts'
import { useRoom } from '../room.ts'
import { iconOf } from './icons-of-kinds.ts'

const kinds = Map.groupBy([...questionKinds, ...incidentKinds], ({ group }) => group)

type Props = { onAdded?: () => void }

/** Every kind of question; a press puts one after the selected, a drag where it is dropped. */
export const Palette = memo(function Palette({ onAdded }: Props) {
  const { text, say } = useLanguage()
  const store = useBuilder()
  const sayInForm = useSayIn(useFirstLanguage())
  const { openPaste } = useRoom()
  const [search, setSearch] = useState('')
  const found = (label: string) => plain(sayKind({ label }, say)).includes(plain(search.trim()))
  return (
    <nav className={`${classes.palette} grid gap-3`} aria-label={text('builder_palette')}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconListDetails size={16} />}
        onClick={() => {
          onAdded?.()
          openPaste('')
        }}
      >
        {text('builder_paste')}
      </Button>
      <TextInput
        size="sm"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} />}
        placeholder={text('builder_find_kind')}
        aria-label={text('builder_find_kind')}
      />
      {[...kinds].map(([group, members]) => {
        const shown = members.filter(({ label }) => found(label))
        return (
          shown.length > 0 && (
            <section key={group} aria-label={say(group)}>
              <h3 className="hint font-semibold">{say(group)}</h3>
              <div className="grid gap-px">
                {shown.map((kind) => {
                  const Icon = iconOf(kind.type)
                  return (
                    <button
                      key={kind.label}
                      type="button"
                      className={classes.kind}
                      draggable
                      disabled={sayInForm === undefined}
                      onDragStart={(event) =>
                        event.dataTransfer.setData('text/plumbline-kind', kind.label)
                      }
                      onClick={() => {
                        if (sayInForm) store.run((state) => add(state, kind, { say: sayInForm }))
                        onAdded?.()
                      }}
                    >
                      <Icon size={18} stroke={1.6} aria-hidden />
                      {sayKind(kind, say)}
                    </button>
                  )
                })}
              </div>
            </section>
          )
        )
      })}
    </nav>
  )
})
