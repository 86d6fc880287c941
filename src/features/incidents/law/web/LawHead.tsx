import { Button } from '@mantine/core'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { useRuleTitle } from '../../../rules/web/index.ts'
import { StepReason } from '../../record/web/StepReason.tsx'
import { releaseScene } from '../law.contract.ts'
import classes from './law.module.css'
import { useLaw } from './use-law.ts'

const anHour = 3_600_000

/** The scene that nobody may disturb, and the clocks that run. */
export function LawHead({ id }: { id: string }) {
  const text = useText()
  const { moment } = useTimes()
  const { openModal, closeModal } = useModals()
  const { data: law } = useLaw(id)
  const titleOf = useRuleTitle()
  if (law === undefined || titleOf === undefined) return null
  const open = law.duties.filter(({ sent_at }) => sent_at === null)
  const release = () =>
    openModal('scene-release', {
      title: text('law_release'),
      body: (
        <StepReason
          label={text('law_release')}
          onSend={(reason) => call(releaseScene, { params: { id }, body: { reason } })}
          onDone={() => closeModal('scene-release')}
        />
      ),
    })
  return (
    <>
      {law.scene === 'frozen' && (
        <Notice tone="danger">
          <strong>{text('law_frozen')}</strong> {text('law_frozen_lead')}
          {law.can.includes('prove') && (
            <div className="mt-2">
              <Button size="xs" variant="default" onClick={release}>
                {text('law_release')}
              </Button>
            </div>
          )}
        </Notice>
      )}
      {open.length > 0 && (
        <ul
          className={`bare flex flex-wrap gap-2 ${classes.clocks}`}
          aria-label={text('law_clocks')}
        >
          {open.map(({ code, due_at }) => {
            const hours = Math.floor((Date.parse(due_at) - Date.now()) / anHour)
            return (
              <li key={code}>
                <Tag tone={hours < 0 ? 'danger' : hours < 24 ? 'warning' : 'notice'}>
                  {hours < 0
                    ? text('law_clock_over', {
                        duty: titleOf(code),
                        moment: moment(due_at),
                      })
                    : text('law_clock', {
                        duty: titleOf(code),
                        count: hours,
                        moment: moment(due_at),
                      })}
                </Tag>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
