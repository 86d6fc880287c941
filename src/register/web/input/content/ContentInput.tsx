import { Button, Group, SegmentedControl } from '@mantine/core'
import {
  IconChecklist,
  IconFileText,
  IconHelp,
  IconPaperclip,
  IconPhoto,
  IconPlus,
  IconSignature,
} from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../../../kit/ids.ts'
import { type Locale, locales } from '../../../../kit/locales.ts'
import type { Controlled } from '../../../../kit/web/inputs/field-props.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { missingIn, type Part, type PartKind, usualParts } from '../../../../kit/writing/content.ts'
import { PartCard } from './PartCard.tsx'
import { newQuestion } from './QuizInput.tsx'

const empty: Readonly<Record<PartKind, () => Part>> = {
  text: () => ({ id: newId(), kind: 'text', words: {} }),
  steps: () => ({ id: newId(), kind: 'steps', steps: [{ id: newId(), words: {} }] }),
  declaration: () => ({ id: newId(), kind: 'declaration', words: {} }),
  picture: () => ({ id: newId(), kind: 'picture', file: null, words: {} }),
  file: () => ({ id: newId(), kind: 'file', files: {}, words: {} }),
  quiz: () => ({ id: newId(), kind: 'quiz', pass: 80, questions: [newQuestion()] }),
}
const kinds = [
  { kind: 'text', icon: IconFileText },
  { kind: 'steps', icon: IconChecklist },
  { kind: 'picture', icon: IconPhoto },
  { kind: 'file', icon: IconPaperclip },
  { kind: 'declaration', icon: IconSignature },
  { kind: 'quiz', icon: IconHelp },
] as const

/** What a document says: its parts, written one language at a time. */
export function ContentInput({
  value,
  onChange,
  disabled,
  besides,
}: Controlled<readonly Part[]> & { disabled: boolean; besides: readonly PartKind[] }) {
  const { text, locale: own } = useLanguage()
  const [locale, setLocale] = useState<Locale>(own)
  const change = (next: Part) => onChange(value.map((part) => (part.id === next.id ? next : part)))
  const hasQuiz = value.some(({ kind }) => kind === 'quiz')
  const offered = kinds.filter(
    ({ kind }) => (usualParts.has(kind) || besides.includes(kind)) && !(kind === 'quiz' && hasQuiz),
  )
  function move(at: number, to: number) {
    const [part] = value.slice(at, at + 1)
    if (part === undefined) return
    onChange(value.toSpliced(at, 1).toSpliced(to, 0, part))
  }
  return (
    <div className="stack gap-3">
      <SegmentedControl
        aria-label={text('content_language')}
        value={locale}
        onChange={(next) => setLocale(locales.find((one) => one === next) ?? own)}
        data={locales.map((one) => ({
          value: one,
          label: (
            <Group gap={6} justify="center">
              {languageNames[one]}
              {missingIn(value, one) > 0 && (
                <Tag tone="warning">
                  {text('content_missing', { count: missingIn(value, one) })}
                </Tag>
              )}
            </Group>
          ),
        }))}
      />
      {value.map((part, at) => (
        <PartCard
          key={part.id}
          part={part}
          number={at + 1}
          isLast={at === value.length - 1}
          locale={locale}
          disabled={disabled}
          onChange={change}
          onMove={(to) => move(at, to - 1)}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {!disabled && (
        <Group gap="xs">
          {offered.map(({ kind, icon: Icon }) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              rightSection={<Icon size={16} aria-hidden="true" />}
              onClick={() => onChange([...value, empty[kind]()])}
            >
              {text(`content_add_${kind}`)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}
