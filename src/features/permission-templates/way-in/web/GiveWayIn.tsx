import { Button, Group, Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { PasswordAgainForm } from '../../../../kit/web/inputs/PasswordAgainForm.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { wayInKey } from '../../web/keys.ts'
import { giveWayIn } from '../way-in.contract.ts'

type Props = { id: string; name: string; onDone: () => void }

/** Asks how the person gets the code, and shows it once where it is to be said to them. */
export function GiveWayIn({ id, name, onDone }: Props) {
  const { text } = useLanguage()
  const { clock } = useTimes()
  const queries = useQueryClient()
  const [by, setBy] = useState<'word' | 'mail'>('word')
  const [given, setGiven] = useState<{ code: string | null; until: string }>()

  async function give(values: Record<string, string>) {
    const { password = '' } = values
    const { data } = await call(giveWayIn, { params: { id }, body: { by, password } })
    await queries.invalidateQueries({ queryKey: wayInKey(id) })
    setGiven(data)
  }
  if (given === undefined)
    return (
      <PasswordAgainForm
        label={text('way_in_give_title', { name })}
        confirm={text('way_in_give')}
        act={give}
        onCancel={onDone}
      >
        {() => (
          <>
            <p className="m-0">{text('way_in_question', { name })}</p>
            <Radio.Group
              label={text('way_in_by')}
              value={by}
              onChange={(value) => setBy(value === 'mail' ? 'mail' : 'word')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="word" label={text('way_in_by_word')} />
                <Radio value="mail" label={text('way_in_by_mail')} />
              </Stack>
            </Radio.Group>
          </>
        )}
      </PasswordAgainForm>
    )
  const time = clock(given.until)
  return (
    <div className="stack gap-4">
      <Notice tone="good" takesFocus>
        {text(given.code === null ? 'way_in_mailed' : 'way_in_given', { name, time })}
      </Notice>
      {given.code !== null && (
        <code className="font-code title-2 break-anywhere p-3 bg-deep rounded text-center">
          {given.code}
        </code>
      )}
      <p className="hint m-0">{text('way_in_next', { name })}</p>
      <Group>
        <Button onClick={onDone}>{text('way_in_done')}</Button>
      </Group>
    </div>
  )
}
