import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { Here } from '../use-here.ts'
import { DeficiencyWhole } from './DeficiencyWhole.tsx'
import { useDeficiency } from './use-deficiency.ts'

/** One deficiency beside the list that it was opened from; its address is the list's with its id. */
export function DeficiencyDrawer({ here }: { here: Here }) {
  const text = useText()
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { data, isPending, isError, error } = useDeficiency(here.row)
  const shown = here.row === undefined ? undefined : data
  return (
    <Drawer
      opened={here.row !== undefined}
      onClose={here.close}
      position="right"
      size={narrow ? '100%' : '46rem'}
      title={shown ? shown.row.number : text('deficiency_one')}
      closeButtonProps={{ 'aria-label': text('input_close') }}
    >
      {isError && <Notice tone="danger">{problemWords(error, text)}</Notice>}
      {isPending && here.row !== undefined && <ListSkeleton rows={5} />}
      {shown && <DeficiencyWhole {...shown} here={here} />}
    </Drawer>
  )
}
