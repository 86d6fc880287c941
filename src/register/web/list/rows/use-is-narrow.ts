import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a phone, where rows stand as cards. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
