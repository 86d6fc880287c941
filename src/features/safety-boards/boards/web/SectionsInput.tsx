import { ActionIcon, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { InputProps } from '../../../../register/web/extension.ts'
import { type Section, sectionNames, sections, sectionsIn } from '../sections.ts'

/** Those that are shown, in their order, and below them those that are not. */
export function SectionsInput({ value, onChange, label, error, disabled }: InputProps) {
  const { text, say } = useLanguage()
  const chosen = sectionsIn(value)
  const others = sectionNames.filter((name) => !chosen.includes(name))
  const move = (name: Section, by: number) => {
    const at = chosen.indexOf(name)
    onChange(chosen.toSpliced(at, 1).toSpliced(at + by, 0, name))
  }
  const toggle = (name: Section) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  return (
    <FieldGroup label={label} error={error} required>
      <ul className="bare stack gap-1">
        {[...chosen, ...others].map((name, at) => {
          const title = say(sections[name])
          const isOn = at < chosen.length
          return (
            <li key={name} className="flex items-center justify-between gap-2">
              <Checkbox
                label={title}
                checked={isOn}
                disabled={disabled}
                onChange={() => toggle(name)}
              />
              {isOn && (
                <span className="flex gap-1">
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={text('board_section_up', { title })}
                    disabled={disabled || at === 0}
                    onClick={() => move(name, -1)}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={text('board_section_down', { title })}
                    disabled={disabled || at === chosen.length - 1}
                    onClick={() => move(name, 1)}
                  >
                    <IconArrowDown size={18} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
