import { Button, TextInput } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import type { Locale } from '../../../../kit/locales.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { acceptedIn, type FilePart, inLanguage } from '../../../../kit/writing/content.ts'
import { allFilesIn, file } from '../../../fields/pointing.ts'
import { FileField } from '../FileField.tsx'
import { put } from './put.ts'

type Props = {
  part: FilePart
  locale: Locale
  disabled: boolean
  onChange(next: FilePart): void
}

const asked = file({ accept: acceptedIn.file })

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '')

/** A file in its place in the text, one a language, and what it is in words: they begin with its name. */
export function FilePartInput({ part, locale, disabled, onChange }: Props) {
  const { text } = useLanguage()
  const { files, words } = part
  function choose(value: unknown) {
    const [stored] = allFilesIn(value)
    if (stored === undefined) return
    const said = words[locale] ?? withoutEnding(stored.name).slice(0, 500)
    onChange({
      ...part,
      files: put(files, locale, stored.id),
      words: put(words, locale, said),
    })
  }
  return (
    <div className="stack gap-3">
      {Object.keys(files).length > 0 && <ContentShown content={[part]} locale={locale} />}
      {files[locale] === undefined ? (
        <FileField
          field={asked}
          label={text('content_file_in', { language: languageNames[locale] })}
          value={null}
          error={undefined}
          disabled={disabled}
          onChange={choose}
        />
      ) : (
        !disabled && (
          <div>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconReplace size={16} aria-hidden />}
              onClick={() => onChange({ ...part, files: put(files, locale, null) })}
            >
              {text('content_file_other')}
            </Button>
          </div>
        )
      )}
      <TextInput
        label={text('content_file_shows', { language: languageNames[locale] })}
        description={text('content_file_hint')}
        required
        maxLength={500}
        disabled={disabled}
        placeholder={inLanguage(words, locale)?.said ?? ''}
        value={words[locale] ?? ''}
        onChange={({ target }) => onChange({ ...part, words: put(words, locale, target.value) })}
      />
    </div>
  )
}
