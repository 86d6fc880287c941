import { UnstyledButton } from '@mantine/core'
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconEyeExclamation,
  IconThumbUp,
} from '@tabler/icons-react'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { type IncidentKind, kinds } from '../../record/kinds.ts'
import classes from './report.module.css'

const icons = {
  incident: IconAlertOctagon,
  near_miss: IconAlertTriangle,
  hazard: IconEyeExclamation,
  positive: IconThumbUp,
} as const

/** What it is about: everything begins on one screen. */
export function ChooseKind({ onChoose }: { onChoose(kind: IncidentKind): void }) {
  const { text, say } = useLanguage()
  return (
    <Page title={text('screen_quick_report')} lead={text('report_lead')}>
      <ul className={`bare ${classes.kinds}`}>
        {keysOf(kinds).map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <UnstyledButton className={classes.kind} onClick={() => onChoose(kind)}>
                <Icon size={32} aria-hidden />
                <span>
                  <strong>{say(kinds[kind])}</strong>
                  <small className="hint">{text(`report_kind_${kind}`)}</small>
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
