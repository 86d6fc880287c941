import { Menu } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Locale } from '../../../../kit/locales.ts'
import { FetchedMenu, type MenuProps } from '../../../../kit/web/inputs/menu/FetchedMenu.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { SectionProgress } from '../../definition/filling/progress.ts'
import { labelIn } from '../../definition/question.ts'
import classes from './fill.module.css'
import { placeOf } from './filling-context.ts'
import { goTo } from './go-to.ts'

type Props = MenuProps & { sections: readonly SectionProgress[]; language: Locale }

/** The sections that are asked now, each with how far it is, and the way there. */
export function SectionsMenu({ button, sections, language }: Props) {
  const text = useText()
  return (
    <FetchedMenu
      button={button}
      position="top-end"
      width={320}
      styles={{ dropdown: { maxHeight: '70dvh', overflowY: 'auto' } }}
    >
      {sections.map(({ section, questions, asked, answered, failed, missing }) => {
        const first = section ?? questions[0]
        return first === undefined ? null : (
          <Menu.Item
            key={first.key}
            mih={44}
            // The menu gives the focus back when it closes: this comes after.
            onClick={() => setTimeout(() => goTo(placeOf(first.key)))}
            rightSection={
              <span className="row gap-2 text-sm tabular-nums">
                {failed > 0 && (
                  <span className="row gap-1 text-danger">
                    <IconAlertTriangle size={16} aria-hidden />
                    {text('fill_section_failed', { count: failed })}
                  </span>
                )}
                {missing.length === 0 && answered === asked && (
                  <IconCheck className="text-good" size={16} aria-hidden />
                )}
                {text('fill_answered', { answered, asked })}
              </span>
            }
          >
            <span className={classes.sectionName}>
              {section === undefined ? text('fill_section_first') : labelIn(section, language)}
            </span>
          </Menu.Item>
        )
      })}
    </FetchedMenu>
  )
}
