import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { screenByName } from '../../../../access/screens.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { addressOf } from '../../../../register/screens-of.ts'
import { type listLibrary, readLibrary } from '../../builder.contract.ts'
import { openFilling } from '../../definition/filling/filling.ts'
import { FormQuestions } from '../../filling/web/FormQuestions.tsx'
import { libraryKey } from '../../web/keys.ts'
import { AdoptForm } from './AdoptForm.tsx'
import { Upstream } from './Upstream.tsx'

export type Shelved = ReplyOf<typeof listLibrary>['data'][number]

const editor = (form: string) => {
  const screen = screenByName.get('forms-edit')
  return screen === undefined ? '' : addressOf(screen, form)
}

/** One default form: what it is, what it stands on, whether the company has it. */
export function LibraryCard({ form }: { form: Shelved }) {
  const { text, locale } = useLanguage()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const { slug, title, description, basis, reviewed, questions, adopted } = form
  return (
    <Card withBorder padding="lg" radius="md" component="article">
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title order={2} size="h4">
            {title}
          </Title>
          {adopted !== null && <Tag tone="good">{text('library_adopted')}</Tag>}
        </Group>
        <Text>{description}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {text('library_facts', { questions, reviewed: dayIn(locale, reviewed) })}
        </Text>
        <details>
          <summary className="text-accent text-sm cursor-pointer">{text('library_basis')}</summary>
          <Text size="sm" c="var(--ink-soft)" lang="en">
            {basis}
          </Text>
        </details>
        {adopted !== null && adopted.version !== form.version && <Upstream form={adopted.form} />}
        <Group mt="auto" pt="sm" gap="xs">
          <Button
            variant="default"
            onClick={() =>
              openModal(slug, { title, body: <LibraryPreview slug={slug} />, size: 'lg' })
            }
          >
            {text('builder_preview')}
          </Button>
          {adopted === null
            ? holds('form-defaults.edit') && (
                <Button
                  onClick={() =>
                    openModal(`adopt ${slug}`, {
                      title: text('library_adopt_title', { title }),
                      body: <AdoptForm form={form} onDone={() => closeModal(`adopt ${slug}`)} />,
                    })
                  }
                >
                  {text('library_adopt')}
                </Button>
              )
            : holds('forms.edit') && (
                <Button component={Link} to={editor(adopted.form)} variant="light">
                  {text('library_open')}
                </Button>
              )}
        </Group>
      </Stack>
    </Card>
  )
}

/** A default form as it would be filled; what is answered here goes nowhere. */
function LibraryPreview({ slug }: { slug: string }) {
  const { text, locale } = useLanguage()
  const { data, isError } = useQuery({
    queryKey: libraryKey(slug, locale),
    queryFn: ({ signal }) =>
      call(readLibrary, { params: { slug }, query: { language: locale }, signal }),
  })
  const filling = useMemo(() => data && openFilling(data.data.definition), [data])
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (filling === undefined) return <Skeleton height={420} radius="md" />
  return <FormQuestions filling={filling} language={locale} />
}
