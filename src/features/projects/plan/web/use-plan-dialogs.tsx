import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { fill } from '../../../../kit/language/message.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { trackerKey } from '../../web/keys.ts'
import type { WorkplaceKind, WorkplaceRef } from '../../workplace.ts'
import type { PlanLine } from '../plan.contract.ts'

const ChangeForm = later(async () => (await import('./ChangeForm.tsx')).ChangeForm)
const EndForm = later(async () => (await import('./EndForm.tsx')).EndForm)
const ExpectForm = later(async () => (await import('./ExpectForm.tsx')).ExpectForm)

const modal = 'plan'

export const expectedBy: Readonly<Record<WorkplaceKind, string>> = {
  project: 'Scheduled for projects: {count}.',
  team: 'Scheduled for teams: {count}.',
}

/** The dialogs that change what a project or a team expects. */
export function usePlanDialogs(place: WorkplaceRef, today: string) {
  const say = useSay()
  const queries = useQueryClient()
  const { openModal, closeModal } = useModals()
  const onCancel = () => closeModal(modal)
  const open = (title: string, body: ReactNode) =>
    openModal(modal, {
      title,
      body: <Suspense fallback={<ListSkeleton rows={4} />}>{body}</Suspense>,
    })
  function done(words: string, duration = 3000) {
    closeModal(modal)
    toast(words, { type: 'success', duration })
    void queries.invalidateQueries({ queryKey: trackerKey() })
  }
  return {
    expect: () =>
      open(
        say('Schedule a form'),
        <ExpectForm
          place={place}
          today={today}
          onCancel={onCancel}
          onDone={({ added, skipped }) => {
            const told = fill(say(expectedBy[place.kind]), { count: added })
            const names = skipped.map(({ name }) => name).join(', ')
            if (names === '') return done(told)
            const already = fill(say('Already scheduled at: {names}.'), { names })
            done(`${told} ${already}`, 8000)
          }}
        />,
      ),
    change: (line: PlanLine) =>
      open(
        fill(say('Edit “{form}”'), { form: line.form.name }),
        <ChangeForm
          place={place}
          line={line}
          onCancel={onCancel}
          onDone={() => done(say('Schedule updated.'))}
        />,
      ),
    end: (line: PlanLine) =>
      open(
        fill(say('End “{form}”'), { form: line.form.name }),
        <EndForm
          place={place}
          line={line}
          today={today}
          onCancel={onCancel}
          onDone={() => done(say('End date saved.'))}
        />,
      ),
  }
}
