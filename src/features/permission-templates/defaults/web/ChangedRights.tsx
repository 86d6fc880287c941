import { ShownRights } from '../../../../access/web/rights/ShownRights.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'

type Props = { comes: readonly string[]; goes: readonly string[]; open?: boolean }

/** What comes and what goes, each to be unfolded. */
export function ChangedRights({ comes, goes, open = false }: Props) {
  const { text } = useLanguage()
  return (
    <>
      {comes.length > 0 && (
        <details data-tone="good" open={open}>
          <summary>{text('move_gains', { count: comes.length })}</summary>
          <ShownRights rights={comes} />
        </details>
      )}
      {goes.length > 0 && (
        <details data-tone="danger" open={open}>
          <summary>{text('move_loses', { count: goes.length })}</summary>
          <ShownRights rights={goes} />
        </details>
      )}
    </>
  )
}
