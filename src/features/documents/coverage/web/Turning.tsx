import { Pagination } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'

type Props = { label: string; page: number; last: number; onTurn(page: number): void }

/** The way to the other pages, where there are any. */
export function Turning({ label, page, last, onTurn }: Props) {
  const text = useText()
  const isNarrow = useIsNarrow()
  if (last <= 1) return null
  return (
    <div className="row gap-3">
      <span className="hint">{label}</span>
      <Pagination
        size="sm"
        value={page}
        total={last}
        siblings={isNarrow ? 0 : 1}
        gap={isNarrow ? 4 : 8}
        onChange={onTurn}
        getControlProps={(control) => ({
          'aria-label': text(control === 'next' ? 'list_page_next' : 'list_page_previous'),
        })}
        getItemProps={(at) => ({ 'aria-label': text('list_page', { page: at }) })}
      />
    </div>
  )
}
