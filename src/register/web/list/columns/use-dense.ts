import { useLocalStorage } from '@mantine/hooks'

/** Whether lists stand closely: a matter of the screen one sits at, so the device keeps it. */
export const useDense = () =>
  useLocalStorage({
    key: 'plumbline-dense-lists',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
