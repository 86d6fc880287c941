import { Button, Checkbox, Pill, ScrollArea, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { type PickedItem, useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { closedReasons } from '../../../../register/fields/closed.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { rosterKey } from '../../web/keys.ts'
import { registerOf, type WorkplaceRef } from '../../workplace.ts'
import { type RosterPart, rosterCalls } from '../roster.contract.ts'
import { rosterWords } from './roster-words.ts'

/** Where each of them is mended. */
const registers: Readonly<Record<RosterPart, string>> = {
  workers: 'users',
  assets: 'inventory',
  clients: 'client-contacts',
}
const withoutAccount = 'people-without-account'
const nothing: readonly PickedItem[] = []

/** What is chosen in the picker of a part, for as long as the dialogs are open. */
export function usePicked(place: WorkplaceRef, part: RosterPart) {
  const { picked, pick } = useModals()
  const name = `${registerOf[place.kind]}-${part} ${place.id}`
  return {
    chosen: picked[name] ?? nothing,
    choose: (items: readonly PickedItem[]) => pick(name, items),
  }
}

type Props = { place: WorkplaceRef; part: RosterPart; error: string | undefined }

/** Many are chosen at once: searched for, ticked, and shown as chips that can be taken back. */
export function RosterPicker({ place, part, error }: Props) {
  const { text, say } = useLanguage()
  const words = rosterWords[part]
  const { chosen, choose } = usePicked(place, part)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data, isError } = useQuery({
    queryKey: rosterKey(place.kind, place.id, part, 'choices', search),
    queryFn: async ({ signal }) =>
      (
        await call(rosterCalls[place.kind][part].choices, {
          params: { id: place.id },
          query: { search },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
  const without = (id: string) => chosen.filter((one) => one.id !== id)
  const ticked = new Set(chosen.map(({ id }) => id))
  const unticked = data?.filter(({ id, why }) => why === undefined && !ticked.has(id)) ?? []
  return (
    <div className="stack gap-3">
      {chosen.length > 0 && (
        <Pill.Group aria-label={say('Chosen')} role="group">
          {chosen.map(({ id, name }) => (
            <Pill
              key={id}
              withRemoveButton
              onRemove={() => choose(without(id))}
              removeButtonProps={{
                'aria-label': fill(say('Remove {name}'), { name }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
            >
              {name}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <TextInput
        data-autofocus
        label={say(words.search)}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {data === undefined && !isError && <ListSkeleton rows={4} />}
      {data !== undefined && (
        <ScrollArea.Autosize mah={240} type="auto" className="box">
          <ul className="bare" aria-label={say(words.add)}>
            {data.map(({ id, name, detail, without_account, why }) => (
              <li key={id} className="border-between px-3 py-2">
                {why === undefined ? (
                  <Checkbox
                    label={name}
                    description={
                      [without_account && say('No account'), detail].filter(Boolean).join(' · ') ||
                      null
                    }
                    checked={ticked.has(id)}
                    onChange={(event) =>
                      choose(
                        event.currentTarget.checked ? [...without(id), { id, name }] : without(id),
                      )
                    }
                  />
                ) : (
                  <Text size="sm" c="var(--ink-soft)">
                    <RecordLink
                      register={without_account ? withoutAccount : registers[part]}
                      to={{ id, name }}
                    />
                    {`${detail === null ? '' : ` · ${detail}`} · ${say(closedReasons[why])}`}
                  </Text>
                )}
              </li>
            ))}
          </ul>
          {data.length === 0 && (
            <Text p="sm" size="sm" role="status">
              {say(words.nothing)}
            </Text>
          )}
        </ScrollArea.Autosize>
      )}
      {unticked.length > 1 && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => choose([...chosen, ...unticked.map(({ id, name }) => ({ id, name }))])}
          >
            {fill(say('Select all {count} shown'), { count: unticked.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
