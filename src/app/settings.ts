// The settings, all from the environment, all optional. A test holds the README's table against this.
import { join, resolve } from 'node:path'
import type { VapidKeys } from '../kit/push/server/push.ts'
import {
  anything,
  gigabytes,
  hostName,
  mailAddress,
  networks,
  onOrOff,
  port,
  postgresUrl,
  type SettingKind,
  smtpUrl,
  splitText,
  vapidPrivate,
  vapidPublic,
  webAddress,
  webUrl,
  webUrls,
} from './setting-kinds.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  /** Undefined: in the folder of the data. */
  keyFile: string | undefined
  databaseUrl: string | undefined
  publicUrl: string | undefined
  /** Addresses and networks of the proxies that are believed. */
  trustProxy: string[]
  /** How many bytes of files a company may store. */
  companyQuota: number
  usHost: string | undefined
  links: { social: string[]; appStore: string | undefined; playStore: string | undefined }
  smtpUrl: string | undefined
  vapid: VapidKeys | undefined
  operatorMail: string | undefined
  s3: StoreSettings | undefined
  googleMapsKey: string | undefined
  /** Browsers keep the pages, so that they open without a connection. */
  opensOffline: boolean
  demo: boolean
  /** Whether a visitor of the site may begin a trial by themselves. */
  trials: boolean
  production: boolean
}

export type StoreSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

type Row = { name: string; fallback: string; meaning: string; kind: SettingKind; secret?: boolean }

export const settingsTable = [
  { name: 'PORT', fallback: '`3000`', meaning: 'the port to serve on', kind: port },
  {
    name: 'HOST',
    fallback: '`127.0.0.1`',
    meaning: 'the address to serve on; `0.0.0.0` for every network',
    kind: hostName,
  },
  {
    name: 'PLUMBLINE_DATA',
    fallback: '`.data`',
    meaning: 'the folder of the embedded database and of the files',
    kind: anything,
  },
  {
    name: 'PLUMBLINE_KEY_FILE',
    fallback: '`encryption.key` under `PLUMBLINE_DATA`',
    meaning:
      'the keys that confidential values are encrypted with; made at the first start, the same for all servers, to be backed up apart from the database',
    kind: anything,
  },
  {
    name: 'DATABASE_URL',
    fallback: 'the embedded one',
    meaning: 'a PostgreSQL 15 or newer of your own, with ICU, in place of the embedded one',
    kind: postgresUrl,
    secret: true,
  },
  {
    name: 'PUBLIC_URL',
    fallback: '`HOST` and `PORT`',
    meaning: 'the address that people open, for links in mail and QR codes',
    kind: webAddress,
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'none',
    meaning:
      'addresses or networks of the proxies in front, with commas between them; only what these say of who asks is believed',
    kind: networks,
  },
  {
    name: 'US_HOST',
    fallback: 'none',
    meaning: 'the host that shows the US phone and address',
    kind: hostName,
  },
  {
    name: 'SOCIAL_LINKS',
    fallback: 'none',
    meaning: 'your pages on social networks, with commas between them, for the footer',
    kind: webUrls,
  },
  {
    name: 'APP_STORE_URL',
    fallback: 'how to put it on an iPhone',
    meaning: 'where an app of your own is in the App Store, for the footer',
    kind: webUrl,
  },
  {
    name: 'PLAY_STORE_URL',
    fallback: 'how to put it on an Android',
    meaning: 'the same on Google Play',
    kind: webUrl,
  },
  {
    name: 'SMTP_URL',
    fallback: 'a mailbox in the back office',
    meaning: 'the server that sends mail',
    kind: smtpUrl,
    secret: true,
  },
  {
    name: 'VAPID_PUBLIC_KEY',
    fallback: 'devices are not told',
    meaning:
      'with the next, the keys that tell people’s devices their notices (web push); `npx web-push generate-vapid-keys` makes a pair',
    kind: vapidPublic,
  },
  {
    name: 'VAPID_PRIVATE_KEY',
    fallback: 'none',
    meaning: 'its private key',
    kind: vapidPrivate,
    secret: true,
  },
  {
    name: 'OPERATOR_MAIL',
    fallback: 'a file under `PLUMBLINE_DATA` alone',
    meaning: 'where the heads of the change logs are sent each night',
    kind: mailAddress,
  },
  {
    name: 'FILES_S3_ENDPOINT',
    fallback: 'files under `PLUMBLINE_DATA`',
    meaning: 'an object store for the files; the next four go with it',
    kind: webUrl,
  },
  { name: 'FILES_S3_BUCKET', fallback: 'none', meaning: 'its bucket', kind: anything },
  { name: 'FILES_S3_REGION', fallback: '`us-east-1`', meaning: 'its region', kind: anything },
  { name: 'FILES_S3_ACCESS_KEY', fallback: 'none', meaning: 'its access key', kind: anything },
  {
    name: 'FILES_S3_SECRET_KEY',
    fallback: 'none',
    meaning: 'its secret key',
    kind: anything,
    secret: true,
  },
  {
    name: 'COMPANY_QUOTA_GB',
    fallback: '`50`',
    meaning: 'how many gigabytes of files each company may store',
    kind: gigabytes,
  },
  {
    name: 'GOOGLE_MAPS_KEY',
    fallback: 'addresses are typed',
    meaning:
      'a key for Google Maps, with its Maps JavaScript and Places (New) APIs: while an address is typed, whole ones are suggested. Browsers see it, so let Google accept it from your site alone; without it no request leaves the machine for maps',
    kind: anything,
  },
  {
    name: 'PLUMBLINE_OFFLINE',
    fallback: '`on`',
    meaning:
      'browsers keep pages and forms, so that they open again without a connection; `off` takes away what was kept',
    kind: onOrOff,
  },
  {
    name: 'PLUMBLINE_DEMO',
    fallback: '`on` on loopback outside production',
    meaning: 'fills an empty database with the demo company',
    kind: onOrOff,
  },
  {
    name: 'PLUMBLINE_TRIALS',
    fallback: '`on` on loopback outside production',
    meaning:
      'who asks for a trial on the site gets the link that begins a company; `off` leaves the request to the back office',
    kind: onOrOff,
  },
] as const satisfies Row[]

type Name = (typeof settingsTable)[number]['name']

/** The table as the README shows it. */
export function settingsMarkdown(): string {
  const rows = settingsTable.map((row) => `| \`${row.name}\` | ${row.fallback} | ${row.meaning} |`)
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

const s3Together: Name[] = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
]

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

export function readSettings(
  env: Record<string, string | undefined>,
): { settings: Settings } | { faults: string[] } {
  const given = (name: Name) => env[name]?.trim() || undefined
  const faults = settingsTable.flatMap(({ name, kind, ...row }) => {
    const text = given(name)
    if (text === undefined || kind.fits(text)) return []
    const shown = 'secret' in row ? 'is not right' : `is "${text}"`
    return [`${name} ${shown}: it must be ${kind.allowed}.`]
  })

  const [endpoint, bucket, accessKey, secretKey] = s3Together.map(given)
  const lacking = s3Together.filter((name) => given(name) === undefined)
  if (lacking.length > 0 && lacking.length < s3Together.length)
    faults.push(...lacking.map((name) => `${name} is missing: the FILES_S3_… go together.`))
  const publicKey = given('VAPID_PUBLIC_KEY')
  const privateKey = given('VAPID_PRIVATE_KEY')
  if ((publicKey === undefined) !== (privateKey === undefined))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: one is missing.')
  if (faults.length > 0) return { faults }

  const host = given('HOST') ?? '127.0.0.1'
  const production = env.NODE_ENV === 'production'
  const byDefault = isLoopback(host) && !production ? 'on' : 'off'
  return {
    settings: {
      port: Number(given('PORT') ?? 3000),
      host,
      dataDir: given('PLUMBLINE_DATA') ?? '.data',
      keyFile: given('PLUMBLINE_KEY_FILE'),
      databaseUrl: given('DATABASE_URL'),
      publicUrl: given('PUBLIC_URL')?.replace(/\/$/, ''),
      trustProxy: splitText(given('TRUST_PROXY') ?? ''),
      companyQuota: Number(given('COMPANY_QUOTA_GB') ?? 50) * 1024 ** 3,
      usHost: given('US_HOST'),
      links: {
        social: splitText(given('SOCIAL_LINKS') ?? ''),
        appStore: given('APP_STORE_URL'),
        playStore: given('PLAY_STORE_URL'),
      },
      smtpUrl: given('SMTP_URL'),
      operatorMail: given('OPERATOR_MAIL'),
      s3:
        endpoint && bucket && accessKey && secretKey
          ? {
              endpoint,
              bucket,
              accessKey,
              secretKey,
              region: given('FILES_S3_REGION') ?? 'us-east-1',
            }
          : undefined,
      vapid: publicKey && privateKey ? { publicKey, privateKey } : undefined,
      googleMapsKey: given('GOOGLE_MAPS_KEY'),
      opensOffline: given('PLUMBLINE_OFFLINE') !== 'off',
      demo: (given('PLUMBLINE_DEMO') ?? byDefault) === 'on',
      trials: (given('PLUMBLINE_TRIALS') ?? byDefault) === 'on',
      production,
    },
  }
}

export const keyFileOf = ({ keyFile }: Pick<Settings, 'keyFile'>, dataDir: string): string =>
  keyFile === undefined ? join(dataDir, 'encryption.key') : resolve(keyFile)
