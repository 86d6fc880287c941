import { Button } from '@mantine/core'
import { IconGitBranch } from '@tabler/icons-react'
import { EmptyState } from '../inputs/EmptyState.tsx'
import { ListSkeleton } from '../inputs/ListSkeleton.tsx'

export function WaitingExample() {
  return (
    <>
      <EmptyState
        title="No Conditions"
        text="The condition list is empty"
        icon={<IconGitBranch />}
        action={<Button>Add Condition</Button>}
      />
      <ListSkeleton />
    </>
  )
}
