import { IconFileTypePdf } from '@tabler/icons-react'
import { ShownLink } from '../../../../register/web/show/ShownLink.tsx'

/** A data sheet by its name; the session's cookie vouches for the link. */
export function SheetLink({ id, name }: { id: string; name: string }) {
  return (
    <ShownLink
      to={`/api/files/${id}`}
      icon={<IconFileTypePdf size={16} stroke={1.6} aria-hidden="true" />}
    >
      {name}
    </ShownLink>
  )
}
