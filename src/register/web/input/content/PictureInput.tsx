import { Button, TextInput } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import type { Locale } from '../../../../kit/locales.ts'
import { ContentShown } from '../../../../kit/web/content/ContentShown.tsx'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { inLanguage, type Picture } from '../../../../kit/writing/content.ts'
import { photo, pointedIn } from '../../../fields/pointing.ts'
import { FileField } from '../FileField.tsx'
import { put } from './put.ts'

type Props = { picture: Picture; locale: Locale; disabled: boolean; onChange(next: Picture): void }

const asked = photo()

/** A picture in its place in the text, and what it shows in words. */
export function PictureInput({ picture, locale, disabled, onChange }: Props) {
  const { text } = useLanguage()
  const { file, words } = picture
  return (
    <div className="stack gap-3">
      {file === null ? (
        <FileField
          field={asked}
          label={text('content_picture')}
          value={null}
          error={undefined}
          disabled={disabled}
          onChange={(stored) => onChange({ ...picture, file: pointedIn(stored)?.id ?? null })}
        />
      ) : (
        <>
          <ContentShown content={[picture]} locale={locale} />
          {!disabled && (
            <div>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconReplace size={16} aria-hidden />}
                onClick={() => onChange({ ...picture, file: null })}
              >
                {text('content_picture_other')}
              </Button>
            </div>
          )}
        </>
      )}
      <TextInput
        label={text('content_picture_shows', { language: languageNames[locale] })}
        description={text('content_picture_hint')}
        required
        maxLength={500}
        disabled={disabled}
        placeholder={inLanguage(words, locale)?.said ?? ''}
        value={words[locale] ?? ''}
        onChange={({ target }) => onChange({ ...picture, words: put(words, locale, target.value) })}
      />
    </div>
  )
}
