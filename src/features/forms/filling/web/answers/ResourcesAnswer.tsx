import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { Suspense } from 'react'
import { textsIn } from '../../../../../kit/own.ts'
import { ListSkeleton } from '../../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { later } from '../../../../../kit/web/later.ts'
import { offers } from '../../../definition/filling/offers.ts'
import type { AnswerProps } from '../filling-context.ts'
import { useSource } from '../use-listed.ts'
import { RowsAnswer } from './RowsAnswer.tsx'

const OfferedDocument = later(
  async () => (await import('../../../../documents/web/index.ts')).OfferedDocument,
)

/** Published documents of the kinds that the question says; each that is chosen is read over the form. */
export function ResourcesAnswer(props: AnswerProps) {
  const text = useText()
  const { openModal } = useModals()
  const list = useSource('resources')
  const chosen = textsIn(props.value)
  const isOffered = ({ id, kind }: (typeof list.all)[number]) =>
    chosen.includes(id) || offers(props.question, kind?.id)
  const shown = {
    ...list,
    rows: list.rows.filter(isOffered),
    all: list.all.filter(isOffered),
  }
  const read = (id: string, name: string) =>
    openModal(`document ${id}`, {
      title: name,
      body: (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <OfferedDocument id={id} />
        </Suspense>
      ),
    })
  return (
    <div className="stack gap-2">
      <RowsAnswer {...props} list={shown} target="resources" />
      {list.all
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconBook size={18} aria-hidden />}
            onClick={() => read(id, name)}
          >
            {text('document_read_named', { name })}
          </Button>
        ))}
    </div>
  )
}
