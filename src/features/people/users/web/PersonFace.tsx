import { Avatar } from '@mantine/core'
import { readFile } from '../../../../kit/files/files.contract.ts'

type Props = { name: string; photo: { id: string } | null; size: number }

/** A person's picture, or else their initials. The name stands beside it. */
export function PersonFace({ name, photo, size }: Props) {
  return (
    <Avatar
      aria-hidden
      size={size}
      name={name}
      color="var(--calm)"
      styles={{ placeholder: { background: 'var(--calm-ground)', color: 'var(--calm)' } }}
      src={photo === null ? null : readFile.path.replace(':id', photo.id)}
      alt=""
    />
  )
}
