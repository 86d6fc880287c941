import { IconAlertCircle } from '@tabler/icons-react'
import type { FieldErrors } from '../../../../kit/problems.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import classes from '../form.module.css'
import { errorOf } from '../save/error-of.ts'
import type { FieldSection } from './sections.ts'

type Props = {
  sections: readonly FieldSection[]
  /** What stands under the form. */
  below: readonly { id: string; title: string }[]
  errors: FieldErrors
}

/** The way to each section, and in which something is wrong. */
export function SectionLinks({ sections, below, errors }: Props) {
  const { text, say } = useLanguage()
  return (
    <nav className={classes.links} aria-label={text('form_sections')}>
      {[...sections, ...below.map((place) => ({ ...place, names: [] }))].map(
        ({ id, title, names }) => {
          const wrong = names.some((name) => errorOf(errors, name) !== undefined)
          return (
            <a
              key={id}
              className="hover-deep inline-flex flex-none items-center gap-2 px-3 py-1 bg-surface border rounded-full text-ink text-sm no-underline"
              href={`#${id}`}
              data-wrong={wrong || undefined}
              {...(wrong && { 'aria-label': text('form_section_wrong', { title: say(title) }) })}
              // The place is on this page: the address need not change for it.
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.scrollIntoView({ block: 'start' })
                document.querySelector<HTMLElement>(`#${id} :is(input, textarea, button)`)?.focus({
                  preventScroll: true,
                })
              }}
            >
              {say(title)}
              {wrong && <IconAlertCircle size={16} aria-hidden />}
            </a>
          )
        },
      )}
    </nav>
  )
}
