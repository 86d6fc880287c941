import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../../../kit/problems.ts'

// argon2id with 19 MiB and two passes: the recommendation for servers that do other work besides.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against where there is no login, so that the time taken tells nothing. */
const decoyHash = hash('there is no such person', cost)

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), cost)

export async function passwordFits(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(stored ?? (await decoyHash), password.normalize('NFKC'))
  return fits && stored !== null && stored !== undefined
}

const commonWords = [
  'password',
  'passwort',
  'motdepasse',
  'contrasena',
  'qwerty',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'master',
  'shadow',
  'trustno',
  'changeme',
  'secret',
  'safety',
  'summer',
  'winter',
  'spring',
  'autumn',
  'company',
  'construction',
  'toronto',
  'canada',
  'hello',
  'login',
  'abc',
  'test',
]
const runs = [
  '0123456789012345',
  '9876543210987654',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjkl',
  'azertyuiopqsdfghjklm',
]

/** Whether little is left of a password once what everybody tries first is taken out of it. */
function isCommon(password: string, email = ''): boolean {
  const plain = password
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
  let left = plain
  for (const word of [...commonWords, (email.split('@')[0] ?? '').toLowerCase()])
    if (word.length > 2) left = left.replaceAll(word, '')
  left = left.replace(/[\d\W_o]+/g, '')
  const inRun = runs.some((run) => run.repeat(2).includes(password.toLowerCase()))
  return inRun || new Set(plain).size < 5 || left.length < 4
}

export function refuseCommon(password: string, email: string): void {
  if (isCommon(password, email))
    throw new Problem('input/invalid', {
      errors: {
        password: ['This password is too easy to guess. Please choose another.'],
      },
    })
}
