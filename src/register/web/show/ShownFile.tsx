import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react'
import type { PointedFile } from '../../fields/pointing.ts'
import { ShownLink } from './ShownLink.tsx'
import classes from './show.module.css'

// The session's cookie vouches for a link as the token does for a call.
const addressOf = ({ id }: PointedFile) => `/api/files/${id}`

/** A file by its name; a photo as itself. */
export function ShownFile({ file, asPhoto = false }: { file: PointedFile; asPhoto?: boolean }) {
  const { name, mime } = file
  if (asPhoto)
    return <img className={classes.photo} src={addressOf(file)} alt={name} loading="lazy" />
  const Icon = mime === 'application/pdf' ? IconFileTypePdf : IconPaperclip
  return (
    <ShownLink to={addressOf(file)} icon={<Icon size={16} stroke={1.6} aria-hidden="true" />}>
      {name}
    </ShownLink>
  )
}
