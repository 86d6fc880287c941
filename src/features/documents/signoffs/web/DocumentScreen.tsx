import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconSignature, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { FormFoot } from '../../../../kit/web/page/FormFoot.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useSecondsInSight } from '../../../../kit/web/use-seconds-in-sight.ts'
import { declarationsIn, partsOf } from '../../../../kit/writing/content.ts'
import { quizIn } from '../../../../kit/writing/quiz.ts'
import { isGone, RecordToCome } from '../../../../register/web/record/RecordToCome.tsx'
import { ApprovalMark } from '../../versions/web/ApprovalMark.tsx'
import { DocumentContent } from '../../versions/web/DocumentContent.tsx'
import { readDocument } from '../signoffs.contract.ts'
import { documentKey } from './keys.ts'
import { useReadingPlace } from './use-reading-place.ts'

const SignoffForm = later(async () => (await import('./SignoffForm.tsx')).SignoffForm)

const SignersHere = later(async () => (await import('./SignersHere.tsx')).SignersHere)

/** A published document, read on a phone too; at its foot the reader signs. */
export default function DocumentScreen() {
  const { id = '' } = useParams()
  const { text } = useLanguage()
  const { day, moment } = useTimes()
  const { openModal, closeModal } = useModals()
  const holds = useHolds()
  const { user } = useSession()
  const seconds = useSecondsInSight()
  const { data, error, refetch } = useQuery({
    queryKey: documentKey(id),
    queryFn: async ({ signal }) => (await call(readDocument, { params: { id }, signal })).data,
  })
  useReadingPlace(user?.id ?? '', id, data?.hash)
  if (data === undefined || isGone(error))
    return (
      <RecordToCome
        title={text('screen_document')}
        error={error}
        onRetry={refetch}
        missing={{ title: text('document_gone'), text: text('document_gone_text') }}
      >
        <ListSkeleton rows={6} />
      </RecordToCome>
    )
  const { number, note, published_at, signed } = data
  const content = partsOf(data.content.content)
  const quiz = quizIn(content)
  const declarations = declarationsIn(content)
  const called = String(data.content.title)
  const close = () => closeModal('sign')
  const sign = () =>
    openModal('sign', {
      title: text('signoff_title', { title: called }),
      body: (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <SignoffForm
            id={id}
            hash={data.hash}
            quiz={data.quiz?.score == null ? quiz : undefined}
            declarations={declarations}
            seconds={seconds}
            onDone={close}
          />
        </Suspense>
      ),
    })
  const hand = () =>
    openModal('signers', {
      title: text('signoff_title', { title: called }),
      body: (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <SignersHere
            id={id}
            hash={data.hash}
            quiz={quiz}
            declarations={declarations}
            seconds={seconds}
          />
        </Suspense>
      ),
    })
  return (
    <Page title={called} lead={`${text('version_number', { number })} · ${day(published_at)}`}>
      {note !== null && (
        <Notice tone="calm">
          <strong>{text('document_note')}</strong> <span className="whitespace-pre">{note}</span>
        </Notice>
      )}
      <DocumentContent
        register={data.register}
        // It is answered before one signs.
        content={{ ...data.content, content: content.filter(({ kind }) => kind !== 'quiz') }}
      />
      <ApprovalMark {...data} />
      <p className="hint break-anywhere">{text('version_hash', { hash: data.hash })}</p>
      <FormFoot>
        {data.due_on !== null && (
          <p className="m-0">{text('document_due', { day: day(data.due_on) })}</p>
        )}
        {signed === null && data.register === 'orientation' ? (
          <Button component={Link} to={`/dashboard/orientation/begin/${id}`} size="lg">
            {text('document_take')}
          </Button>
        ) : signed === null ? (
          <Button size="lg" leftSection={<IconSignature size={18} aria-hidden />} onClick={sign}>
            {text(quiz ? 'signoff_quiz' : 'signoff_sign')}
          </Button>
        ) : (
          <p className="flex items-center gap-2 m-0">
            <IconCircleCheckFilled size={22} className="flex-none text-good" aria-hidden />
            {text('signoff_signed', { number: signed.number, when: moment(signed.at) })}
          </p>
        )}
        {holds('resources.view') && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconUsers size={18} aria-hidden />}
            onClick={hand}
          >
            {text('signoff_others')}
          </Button>
        )}
      </FormFoot>
    </Page>
  )
}
