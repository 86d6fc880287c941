import { Button, Group } from '@mantine/core'
import { type ToastType, toast } from '../src/kit/web/inputs/toast.ts'

const types: ToastType[] = ['default', 'success', 'error', 'info', 'warning']

export function ToastExample() {
  return (
    <Group>
      {types.map((type) => (
        <Button key={type} variant="default" onClick={() => toast(`This is ${type}`, { type })}>
          {type}
        </Button>
      ))}
      <Button
        variant="default"
        onClick={() => toast('Stays for seven seconds', { duration: 7000, position: 'bottom' })}
      >
        long, at the bottom
      </Button>
    </Group>
  )
}
