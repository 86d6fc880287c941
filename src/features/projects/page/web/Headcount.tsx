import { ActionIcon, NumberInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { addDays } from '../../../../kit/day.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import { pageKey } from '../../web/keys.ts'
import { enterHeadcount, type WorkplacePage } from '../page.contract.ts'
import classes from './page.module.css'

const dutyWords: Readonly<Record<string, string>> = {
  hsr: 'Health and safety representative',
  jhsc: 'Joint health and safety committee',
  members: 'Members of the committee: {count}',
  certified: 'Certified members: {count}',
  aed: 'Defibrillator on site',
  tradesCommittee: 'Worker trades committee',
  policyWritten: 'Written policy and program',
}

type Props = { id: string; page: WorkplacePage }

/** How many people are there, and what their number asks for. */
export function Headcount({ id, page }: Props) {
  const { say, locale } = useLanguage()
  const holds = useHolds()
  const { openModal, closeModal } = useModals()
  const last = page.headcounts.at(-1)
  const close = () => closeModal('headcount')
  const enter = () =>
    openModal('headcount', {
      title: say('People on site'),
      body: (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <EnterForm id={id} page={page} onDone={close} />
        </Suspense>
      ),
    })
  return (
    <section className="card stack gap-3 px-4 py-3" aria-label={say('People on site')}>
      <h2 className="m-0 title-3 row justify-between">
        {say('People on site')}
        {page.status !== 'completed' && holds('projects.add-workers') && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={say('Enter a number')}
            onClick={enter}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
      </h2>
      <dl className={classes.figures}>
        <div>
          <dt className="hint">
            {last === undefined || last.day === page.today ? say('Today') : dayIn(locale, last.day)}
            {last?.entered && ` · ${say('entered manually')}`}
          </dt>
          <dd>{last === undefined ? '—' : numberIn(locale, last.workers)}</dd>
        </div>
      </dl>
      {page.duties.length > 0 && (
        <div>
          <p className="hint m-0">{say('This number requires:')}</p>
          <ul className="m-0">
            {page.duties.map(({ duty, count, citation }) => (
              <li key={duty}>
                {fill(say(dutyWords[duty] ?? duty), { count })}{' '}
                <small className="text-soft">{citation}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function EnterForm({ id, page, onDone }: Props & { onDone(): void }) {
  const { text, say } = useLanguage()
  const [workers, setWorkers] = useState<number | string>(page.headcounts.at(-1)?.workers ?? '')
  const [day, setDay] = useState<string | null>(page.today)
  async function send() {
    await call(enterHeadcount, {
      params: { id },
      body: { day: day ?? '', workers: Number(workers) },
    })
    onDone()
  }
  return (
    <DialogForm
      action={text('save')}
      send={send}
      onCancel={onDone}
      renews={[pageKey('project', id)]}
    >
      {(errors) => (
        <>
          <NumberInput
            data-autofocus
            label={say('People on site')}
            description={say(
              'Including subcontractors’ workers. It replaces the number from the list.',
            )}
            required
            min={0}
            allowDecimal={false}
            value={workers}
            error={errors.workers?.[0]}
            onChange={setWorkers}
          />
          <DayInput
            label={say('Day')}
            required
            earliest={addDays(page.today, -14)}
            latest={page.today}
            value={day}
            error={errors.day?.[0]}
            onChange={setDay}
          />
        </>
      )}
    </DialogForm>
  )
}
