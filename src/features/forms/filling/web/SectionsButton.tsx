import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { Locale } from '../../../../kit/locales.ts'
import { MenuLater } from '../../../../kit/web/inputs/menu/MenuLater.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { atFirstTouch } from '../../../../kit/web/later.ts'
import type { Progress } from '../../definition/filling/progress.ts'

const sectionsMenu = atFirstTouch(async () => (await import('./SectionsMenu.tsx')).SectionsMenu)

type Props = { progress: Progress | undefined; language: Locale }

/** Leads to a section of the form, where there are several. */
export function SectionsButton({ progress, language }: Props) {
  const text = useText()
  const sections = (progress?.sections ?? []).filter(({ asked }) => asked > 0)
  if (sections.length < 2) return null
  return (
    <MenuLater
      menu={sectionsMenu}
      sections={sections}
      language={language}
      button={
        <ActionIcon variant="default" size={44} aria-label={text('fill_sections')}>
          <IconListCheck size={20} />
        </ActionIcon>
      }
    />
  )
}
