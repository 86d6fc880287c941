import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { adoptForm } from '../../builder.contract.ts'
import { forms } from '../../forms.register.ts'
import { CategoryChoice } from '../../web/CategoryChoice.tsx'
import { libraryKey } from '../../web/keys.ts'
import type { Shelved } from './LibraryCard.tsx'

/** Where the form goes; then it is the company's own, published and ready to be filled. */
export function AdoptForm({ form, onDone }: { form: Shelved; onDone: () => void }) {
  const { text, locale } = useLanguage()
  const [category, setCategory] = useState<string | null>(null)
  const adopting = useAct(
    (chosen: string) =>
      call(adoptForm, {
        params: { slug: form.slug },
        body: { category: chosen, language: locale },
      }),
    {
      renews: [libraryKey(), registerKey(forms.name)],
      says: () => text('library_adopted_toast', { title: form.title }),
      onDone,
    },
  )
  return (
    <Stack>
      <Text>{text('library_adopt_lead')}</Text>
      <CategoryChoice value={category} onChange={setCategory} />
      {adopting.problem && <Notice tone="danger">{adopting.problem}</Notice>}
      <Group justify="end">
        <Button
          disabled={category === null}
          loading={adopting.busy}
          onClick={() => category !== null && adopting.act(category)}
        >
          {text('library_adopt')}
        </Button>
      </Group>
    </Stack>
  )
}
