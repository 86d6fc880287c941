import { Button } from '@mantine/core'
import { IconGitBranch } from '@tabler/icons-react'
import { EmptyState } from '../src/kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../src/kit/web/inputs/ListSkeleton.tsx'

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
