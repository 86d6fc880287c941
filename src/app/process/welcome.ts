import { demoPassword } from '../demo/fill-demo.server.ts'

const demoLogins = [
  ['admin@plumbline.test', 'provider'],
  ['manager@northgate.test', 'health and safety manager'],
  ['user@northgate.test', 'health and safety user'],
  ['management@northgate.test', 'management'],
  ['contractor@ironside.test', 'trade contractor'],
  ['manager@southfield.test', 'manager of a second company'],
] as const

/** The address that reaches a server on this host from this machine. */
export function addressOf(host: string, port: number): string {
  const every = host === '0.0.0.0' || host === '::'
  const name = every ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

type Welcome = { demo: boolean; greetings: readonly string[] }

export function welcome(address: string, { demo, greetings }: Welcome): string {
  const lines = ['', `  Plumbline is at ${address}`, '']
  if (demo) {
    const width = Math.max(...demoLogins.map(([email]) => email.length))
    lines.push(`  Demo logins, password ${demoPassword}`)
    lines.push(...demoLogins.map(([email, who]) => `    ${email.padEnd(width)}  ${who}`), '')
  }
  if (greetings.length > 0) lines.push(...greetings.map((line) => `  ${line}`), '')
  lines.push('  Ctrl-C stops it.', '')
  return lines.join('\n')
}
