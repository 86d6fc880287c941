import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { screenByName } from '../../../access/screens.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { newId } from '../../../kit/ids.ts'
import { Unable } from '../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { addressOf } from '../../../register/screens-of.ts'
import { refreshAround } from '../../../register/web/form/save/refresh-around.ts'
import { sendNew } from '../../../register/web/form/save/send.ts'
import { startOf } from '../../../register/web/form/save/values.ts'
import { forms } from '../forms.register.ts'
import { ImportForm } from './ImportForm.tsx'
import { makeCategory, proposeCategory } from './propose-category.ts'

const pathOf = (name: string, ...values: string[]) => {
  const screen = screenByName.get(name)
  return screen === undefined ? '/dashboard' : addressOf(screen, ...values)
}

/** A new form begins with its title alone: all else has a default and stands in the builder's settings. Or one
 *  that is there already: in the library, in a file. */
export default function NewFormScreen() {
  const text = useText()
  const navigate = useNavigate()
  const holds = useHolds()
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  // The same form when it is asked for again because its answer was lost.
  const [id] = useState(newId)
  const named = title.trim()
  const toBuilder = (form: string) => void navigate(pathOf('forms-edit', form), { replace: true })
  function firstCategory(): Promise<string> {
    if (!holds('form-categories.create')) throw new Unable(text('new_form_no_category'))
    return makeCategory(text('new_form_first_category'))
  }
  const making = useAct(
    async () => {
      const category = (await proposeCategory(named)) ?? (await firstCategory())
      return sendNew(forms, id, { ...startOf(forms, undefined), title: named, category })
    },
    {
      oneAtATime: true,
      onDone({ id: made }) {
        void refreshAround(queries, forms)
        toBuilder(made)
      },
    },
  )
  function make(event: FormEvent) {
    event.preventDefault()
    making.act()
  }
  return (
    <Page title={text('new_form')} lead={text('new_form_lead')}>
      <Stack maw={640} gap="xl">
        <form onSubmit={make}>
          <Stack>
            <TextInput
              label={text('new_form_name')}
              placeholder={text('new_form_example')}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
              maxLength={160}
              required
            />
            {making.problem && <Notice tone="danger">{making.problem}</Notice>}
            <Group>
              <Button type="submit" loading={making.busy} disabled={named === ''}>
                {text('new_form_make')}
              </Button>
            </Group>
          </Stack>
        </form>
        <Stack gap="xs">
          <Text size="sm" c="var(--ink-soft)">
            {text('new_form_instead')}
          </Text>
          <Group gap="lg">
            <ImportForm onMade={toBuilder} />
            {holds('form-defaults.view') && (
              <Anchor component={Link} to={pathOf('forms-default')}>
                {text('new_form_from_library')}
              </Anchor>
            )}
          </Group>
        </Stack>
      </Stack>
    </Page>
  )
}
