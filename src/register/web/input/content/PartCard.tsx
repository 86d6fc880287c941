import { ActionIcon, Group, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { Locale } from '../../../../kit/locales.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { RichTextInput } from '../../../../kit/web/inputs/rich-text/RichTextInput.tsx'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { inLanguage, type Part } from '../../../../kit/writing/content.ts'
import classes from './content-input.module.css'
import { FilePartInput } from './FilePartInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { put } from './put.ts'
import { QuizInput } from './QuizInput.tsx'
import { StepsInput } from './StepsInput.tsx'

type Props = {
  part: Part
  /** From 1, as it is called. */
  number: number
  isLast: boolean
  locale: Locale
  disabled: boolean
  onChange(next: Part): void
  onMove(to: number): void
  onRemove(): void
}

/** One part of a document in one language; what is missing in it is shown in another, to be put into words. */
export function PartCard({ part, number, isLast, locale, disabled, ...acts }: Props) {
  const { text } = useLanguage()
  const { onChange, onMove, onRemove } = acts
  const label = text(`content_${part.kind}`, { number })
  const other =
    !('words' in part) ||
    part.kind === 'picture' ||
    part.kind === 'file' ||
    part.words[locale] !== undefined
      ? undefined
      : inLanguage<unknown>(part.words, locale)
  return (
    <section className={classes.part} aria-label={label}>
      <Group justify="space-between" wrap="nowrap">
        <strong>{label}</strong>
        {!disabled && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={number === 1}
              aria-label={text('content_up', { number })}
              onClick={() => onMove(number - 1)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={isLast}
              aria-label={text('content_down', { number })}
              onClick={() => onMove(number + 1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text('content_remove', { number })}
              onClick={onRemove}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {other && (
        <div className={classes.other}>
          <p className={classes.otherHead}>
            {text('content_other', { language: languageNames[other.locale] })}
          </p>
          <ContentShown content={[part]} locale={other.locale} />
        </div>
      )}
      {part.kind === 'text' && (
        <RichTextInput
          key={locale}
          label={text('content_words_in', { language: languageNames[locale] })}
          value={part.words[locale] ?? null}
          disabled={disabled}
          onChange={(said) => onChange({ ...part, words: put(part.words, locale, said) })}
        />
      )}
      {part.kind === 'declaration' && (
        <Textarea
          label={text('content_words_in', { language: languageNames[locale] })}
          description={text('content_declaration_hint')}
          autosize
          minRows={2}
          maxLength={2000}
          disabled={disabled}
          value={part.words[locale] ?? ''}
          onChange={({ target }) =>
            onChange({ ...part, words: put(part.words, locale, target.value) })
          }
        />
      )}
      {part.kind === 'picture' && (
        <PictureInput picture={part} locale={locale} disabled={disabled} onChange={onChange} />
      )}
      {part.kind === 'file' && (
        <FilePartInput part={part} locale={locale} disabled={disabled} onChange={onChange} />
      )}
      {part.kind === 'quiz' && (
        <QuizInput quiz={part} locale={locale} disabled={disabled} onChange={onChange} />
      )}
      {part.kind === 'steps' && (
        <StepsInput
          steps={part.steps}
          locale={locale}
          disabled={disabled}
          onChange={(steps) => onChange({ ...part, steps })}
        />
      )}
    </section>
  )
}
