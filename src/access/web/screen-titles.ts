// What a screen is called. Some have a name of their own in the catalogue; the others' short titles
// are derived from what their feature says of them: "Policies: list" → "Policies", in the words of the
// register that is shown.

import type { MessageKey } from '../../kit/web/language/catalogue.ts'
import type { useLanguage } from '../../kit/web/language/Language.tsx'
import { type Screen, screenByName } from '../screens.ts'
import { titleParts } from '../title-parts.ts'

const ends: Record<string, MessageKey> = {
  archived: 'screen_part_archived',
  create: 'screen_part_create',
  record: 'screen_part_record',
  edit: 'screen_part_edit',
  completed: 'screen_part_completed',
  'import from a spreadsheet with a preview': 'screen_part_import',
  'download as CSV': 'screen_part_export',
}

type Said = Pick<ReturnType<typeof useLanguage>, 'text' | 'say'>

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const endIn = (rest: string, { text }: Said): string => {
  const end = ends[rest]
  return end === undefined ? rest : text(end)
}

/** A part of a register is called after its list, where that has a name of its own. */
function listLabel({ name }: Screen, { text }: Said): string | undefined {
  const list = screenByName.get(name.replace(/-[a-z]+$/, ''))
  return list?.name !== name && list?.label !== undefined ? text(list.label) : undefined
}

export function titleOf(screen: Screen, said: Said): string {
  const [subject, rest] = titleParts(screen)
  if (screen.label !== undefined) return said.text(screen.label)
  const own = listLabel(screen, said) ?? said.say(subject)
  return rest === '' || rest === 'list' ? own : `${own}: ${endIn(rest, said)}`
}

/** The end of the title alone, for where the subject stands before it. */
export function shortTitleOf(screen: Screen, said: Said): string {
  const [, rest] = titleParts(screen)
  return rest === '' || rest === 'list' || screen.label !== undefined
    ? titleOf(screen, said)
    : capital(endIn(rest, said))
}
