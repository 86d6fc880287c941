import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow, Register } from '../../../../register/define.ts'
import { kindOf } from '../../../../register/fields/all.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'
import { RegisterForm } from '../../../../register/web/form/RegisterForm.tsx'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { safetyAlerts, safetyAlertsWeb } from '../../../safety-alerts/web/index.ts'
import { toolboxTalks } from '../../../toolbox-talks/web/index.ts'
import { investigationKey } from '../../web/keys.ts'
import { lessonKinds, linkLesson } from '../investigation.contract.ts'
import type { Investigation } from './use-investigation.ts'

type Props = { row: AnyRow; investigation: Investigation }

const registers: Readonly<
  Record<(typeof lessonKinds)[number], { register: Register; web: RegisterWeb }>
> = {
  alert: { register: safetyAlerts, web: safetyAlertsWeb },
  talk: { register: toolboxTalks, web: {} },
}

/** The same register, whose new row begins with the lesson. */
function beginning(register: Register, title: string, lesson: string): Register {
  const { content, source, title: named } = register.fields
  if (content === undefined || source === undefined || named === undefined) return register
  return {
    ...register,
    fields: {
      ...register.fields,
      title: { ...named, default: title.slice(0, 120) },
      source: { ...source, default: 'incident' },
      content: { ...content, default: kindOf(content).fromText(lesson, content, String) },
    },
  }
}

/** What passes the lesson on: a safety alert, a toolbox talk. */
export function Lessons({ row, investigation }: Props) {
  const text = useText()
  const { id } = row
  const lesson = String(investigation.values.lessons ?? '')
  const { openModal, closeModal } = useModals()
  const may = { alert: useMay(safetyAlerts), talk: useMay(toolboxTalks) }
  const { act, problem } = useAct(
    (given: { kind: (typeof lessonKinds)[number]; record: string }) =>
      call(linkLesson, { params: { id }, body: given }),
    { renews: [investigationKey(id)] },
  )
  const write = (kind: (typeof lessonKinds)[number]) => {
    const { register, web } = registers[kind]
    openModal(`lesson-${kind}`, {
      title: text(`lesson_make_${kind}`),
      size: 'xl',
      body: (
        <RegisterForm
          register={beginning(register, String(row.title ?? ''), lesson)}
          web={web}
          onClose={(made) => {
            closeModal(`lesson-${kind}`)
            if (made !== undefined) act({ kind, record: made.id })
          }}
        />
      ),
    })
  }
  return (
    <div className="stack gap-2 mt-4">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {lessonKinds.map((kind) => {
        const made = investigation[kind]
        if (made !== null)
          return (
            <Link key={kind} to={`/dashboard/${registers[kind].register.name}/record/${made.id}`}>
              {text(`lesson_${kind}`, { name: made.name })}
            </Link>
          )
        if (lesson === '' || !investigation.can.includes('edit') || !may[kind].do('create'))
          return null
        return (
          <div key={kind}>
            <Button
              variant="default"
              rightSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => write(kind)}
            >
              {text(`lesson_make_${kind}`)}
            </Button>
          </div>
        )
      })}
    </div>
  )
}
