import { notifications } from '@mantine/notifications'

export type ToastType = 'success' | 'error' | 'info' | 'warning' | 'default'
export type ToastPosition = 'top' | 'bottom' | 'top-right' | 'bottom-right'
export type ToastOptions = { type?: ToastType; duration?: number; position?: ToastPosition }

const colors: Record<ToastType, string> = {
  success: 'green',
  error: 'red',
  info: 'blue',
  warning: 'yellow',
  default: 'gray',
}
const places = {
  top: 'top-center',
  bottom: 'bottom-center',
  'top-right': 'top-right',
  'bottom-right': 'bottom-right',
} as const

/** Says something in passing. The app mounts Mantine's <Notifications> once, which shows it. */
export function toast(message: string, options: ToastOptions = {}): void {
  const { type = 'default', duration = 3000, position = 'bottom-right' } = options
  notifications.show({
    message,
    color: colors[type],
    autoClose: duration,
    position: places[position],
    'data-toast': type,
    // An error interrupts a screen reader, the rest waits its turn.
    role: type === 'error' ? 'alert' : 'status',
  })
}
