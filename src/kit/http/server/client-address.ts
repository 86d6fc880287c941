// Who asks, where proxies stand between: of others only what a believed proxy says is taken for true.
import { BlockList, isIP, isIPv6 } from 'node:net'

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
/** IPv4 by way of IPv6 is IPv4; some proxies write the port too. */
export const plainAddress = (address = ''): string =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether an address is one of these, given as addresses or as networks such as `10.0.0.0/8`. */
export function believing(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address))
}

/** Each proxy adds at the right whom it heard: the first from there that is no believed proxy asks. */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  isBelieved: (address: string) => boolean,
): string {
  let client = peer
  for (const told of (forwarded ?? '')
    .split(',')
    .map((one) => plainAddress(one))
    .reverse()) {
    if (!isBelieved(client) || isIP(told) === 0) break
    client = told
  }
  return client
}
