import { Button, Menu } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconDots,
  IconEdit,
  IconLock,
  IconLockOpen,
  IconMail,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { MailMany } from '../../bulk/web/MailMany.tsx'
import type { Act } from '../../reading/reading.contract.ts'
import { PdfButton } from '../../reading/web/PdfButton.tsx'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import { StepDialog } from './StepDialog.tsx'
import type { ReviewStep } from './steps.ts'

const icons: Record<ReviewStep, typeof IconCheck> = {
  approve: IconCheck,
  return: IconArrowBackUp,
  close: IconLock,
  reopen: IconLockOpen,
  void: IconBan,
}
const inMenu: readonly ReviewStep[] = ['reopen', 'void']

type Props = { whole: WholeSubmission; onRevise(): void; onReport(): void }

/** What the person who looks may do with it, the likeliest first. */
export function Actions({ whole, onRevise, onReport }: Props) {
  const { text } = useLanguage()
  const { openModal, closeModal } = useModals()
  const maySend = useHolds()('exports.bulk')
  const [step, setStep] = useState<ReviewStep>()
  const can = (act: Act) => whole.can.includes(act)
  const shown = (['approve', 'close', 'return'] as const).filter(can)
  const rest = inMenu.filter(can)
  const askToWhom = () =>
    openModal('mail', {
      title: text('submission_mail'),
      body: <MailMany ids={[whole.id]} onDone={() => closeModal('mail')} />,
    })
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((one, at) => {
        const Icon = icons[one]
        return (
          <Button
            key={one}
            variant={at === 0 && one !== 'return' ? 'filled' : 'default'}
            leftSection={<Icon size={18} />}
            onClick={() => setStep(one)}
          >
            {text(`submission_do_${one}`)}
          </Button>
        )
      })}
      {can('report') && (
        <Button variant="default" leftSection={<IconAlertTriangle size={18} />} onClick={onReport}>
          {text('submission_report')}
        </Button>
      )}
      {can('revise') && (
        <Button
          variant={whole.stage === 'returned' ? 'filled' : 'default'}
          leftSection={<IconEdit size={18} />}
          onClick={onRevise}
        >
          {text('submission_do_revise')}
        </Button>
      )}
      <PdfButton id={whole.id} />
      {(rest.length > 0 || maySend) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px="sm" aria-label={text('submission_more')}>
              <IconDots size={18} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {maySend && (
              <Menu.Item leftSection={<IconMail size={18} />} onClick={askToWhom}>
                {text('submission_mail')}
              </Menu.Item>
            )}
            {rest.map((one) => {
              const Icon = icons[one]
              return (
                <Menu.Item
                  key={one}
                  leftSection={<Icon size={18} />}
                  {...(one === 'void' && { c: 'var(--danger)' })}
                  onClick={() => setStep(one)}
                >
                  {text(`submission_do_${one}`)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      {step !== undefined && (
        <StepDialog key={step} step={step} whole={whole} onClose={() => setStep(undefined)} />
      )}
    </div>
  )
}
