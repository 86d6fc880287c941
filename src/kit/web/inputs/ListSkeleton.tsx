import { Skeleton, Stack } from '@mantine/core'
import { useTexts } from './use-texts.ts'

/** The shape of a list that is still on its way. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  const texts = useTexts()
  // Each line has its own width, as lines of text have.
  const widths = Array.from({ length: rows }, (_, row) => 94 - ((row * 17) % 41))
  return (
    <Stack role="status" aria-label={texts.loading} gap="sm">
      {widths.map((width) => (
        <Skeleton key={width} height={20} width={`${width}%`} />
      ))}
    </Stack>
  )
}
