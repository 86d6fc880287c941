// Cookies of this host alone. Over https their names say so, and the browser holds everybody to it: no
// neighbour under the same domain can set one.
import type { Exchange } from '../../kit/http/server/exchange.ts'

export type CookieName = 'plumbline_session' | 'plumbline_device' | 'XSRF-TOKEN'

const nameOf = ({ https }: Exchange, name: CookieName) => (https ? `__Host-${name}` : name)

export const readCookie = (exchange: Exchange, name: CookieName): string | undefined =>
  exchange.cookie(nameOf(exchange, name))

/** `open`: our own pages read it. */
export function setCookie(
  exchange: Exchange,
  name: CookieName,
  value: string,
  { seconds, open = false }: { seconds: number; open?: boolean },
): void {
  const flags = ['Path=/', ...(open ? [] : ['HttpOnly']), 'SameSite=Lax', `Max-Age=${seconds}`]
  const all = [
    `${nameOf(exchange, name)}=${value}`,
    ...flags,
    ...(exchange.https ? ['Secure'] : []),
  ]
  exchange.response.appendHeader('set-cookie', all.join('; '))
}
