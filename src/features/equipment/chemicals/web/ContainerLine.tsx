import { ActionIcon } from '@mantine/core'
import { IconArchive, IconPencil, IconPrinter } from '@tabler/icons-react'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { optionsOf } from '../../../../register/fields/choice.ts'
import { localToday } from '../../../../register/web/form/save/values.ts'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'
import panel from '../../web/panel.module.css'

export type Container = RegisterRow<typeof chemicalInstances>

type Props = {
  container: Container
  onOpen: (() => void) | undefined
  onPrint: () => void
  onArchive: (() => void) | undefined
}

/** One container: where, how much, and what is wrong with it. */
export function ContainerLine({ container, onOpen, onPrint, onArchive }: Props) {
  const { text, say, locale } = useLanguage()
  const { name, location, quantity, maximum, unit, expires_on, label_printed_on } = container
  const units = optionsOf(chemicalInstances.fields.unit)
  const amount = (value: number) =>
    [numberIn(locale, value, value % 1 === 0 ? 0 : 2), say(units[unit ?? ''] ?? '')]
      .join(' ')
      .trim()
  const expired = expires_on !== null && expires_on < localToday()
  const about = [
    quantity !== null && amount(quantity),
    maximum !== null && text('chemical_at_most', { amount: amount(maximum) }),
    expires_on !== null && text('chemical_expires', { day: dayIn(locale, expires_on) }),
    label_printed_on !== null &&
      text('chemical_label_printed', { day: dayIn(locale, label_printed_on) }),
  ]
  const button = (label: string, Icon: typeof IconPencil, onClick: (() => void) | undefined) =>
    onClick && (
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
        <Icon size={18} />
      </ActionIcon>
    )
  return (
    <li className="grid gap-1 border-b">
      <span className={panel.head}>
        <strong>{location.name}</strong>
        <span>{name}</span>
        {quantity !== null && maximum !== null && quantity > maximum && (
          <Tag tone="warning">{text('chemical_too_much')}</Tag>
        )}
        {expired && <Tag tone="danger">{text('chemical_expired')}</Tag>}
        <span>
          {button(text('chemical_edit_container', { name }), IconPencil, onOpen)}
          {button(text('chemical_print_container', { name }), IconPrinter, onPrint)}
          {button(text('chemical_archive_container', { name }), IconArchive, onArchive)}
        </span>
      </span>
      <small>{about.filter(Boolean).join(' · ')}</small>
    </li>
  )
}
