import { useLocalStorage } from '@mantine/hooks'

/** Whether single letters are shortcuts: who speaks or mistypes to the machine turns them off. */
export const useKeysEnabled = () =>
  useLocalStorage({
    key: 'plumbline-list-keys',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
