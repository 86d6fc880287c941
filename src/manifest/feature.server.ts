// What a feature joins to the server: `feature.server.ts` in its folder exports `server`.
import type { Readable } from 'node:stream'
import type { Context, RawCall } from '../access/server/gate.ts'
import type { Database, Db } from '../kit/db/server/database.ts'
import type { Keys } from '../kit/encryption/server/keys.ts'
import type { FileStore } from '../kit/files/server/file-store.ts'
import type { Bound } from '../kit/http/server/bind.ts'
import type { Performed } from '../kit/jobs/server/perform.ts'
import type { Locale } from '../kit/locales.ts'
import type { Log } from '../kit/log/log.server.ts'
import type { KnownMail } from '../kit/mail/mail-kind.ts'
import type { PushService } from '../kit/push/server/push.ts'
import type { Register } from '../register/define.ts'
import type { LoggedTable } from '../register/logged.ts'
import type { RegisterExtension } from '../register/server/extension.ts'
import type { Registers } from '../register/server/registers.ts'
import type { FileReader } from '../register/server/serve-registers.ts'
import type { Country, Trade } from './companies.ts'
import type { MorningTeller } from './morning.ts'
import type { NoticeKind } from './notice.ts'
import type { SearchedKind } from './searched.ts'
import type { Shelf } from './shelf.ts'
import type { KindOfWaiting } from './waiting.ts'
import type { KindOfWork } from './work.ts'

type Calls = readonly Bound<Context>[]
type WaitsForFile = (db: Db, file: string) => Promise<boolean>

/** What the running server hands to features. */
export type Running = {
  /** Where people reach it. */
  address: string
  store: FileStore
  /** Where files are received and made, before the store has them. */
  folder: string
  /** For what is encrypted. */
  keys: Keys
  /** How many bytes of files a company may store. */
  quota: number
  /** Whether a visitor may begin a trial by themselves. */
  trials: boolean
  /** Tells devices; not there where no keys are set. */
  push: PushService | undefined
  /** Where the heads of the change logs are written; nowhere where it is left out. */
  heads: { file: string; mail: string | undefined } | undefined
  /** The files that a person has sent. */
  sentFiles: {
    sent(context: Context, id: string): Promise<{ sha256: string; mime: string } | undefined>
    content(context: Context, file: { sha256: string }): Promise<Readable>
  }
  /** What all features say of files, and tell in the morning. */
  fileReaders: Readonly<Record<string, FileReader>>
  waitsForFile: WaitsForFile
  /** All registers, and what features say of their other tables. */
  extensions: readonly RegisterExtension[]
  registers: Registers
  logged: readonly LoggedTable[]
  morningTellers: readonly MorningTeller[]
  noticeKinds: readonly NoticeKind[]
  workKinds: readonly KindOfWork[]
  searchedKinds: readonly SearchedKind[]
  waitingKinds: readonly KindOfWaiting[]
  /** What the provider's library has. */
  shelves: readonly Shelf[]
  /** Gives a new company what each feature begins with; the transaction is set to it. */
  beginCompany(place: Omit<NewCompany, 'registers'>): Promise<void>
}

export type Opened = {
  calls?: Calls
  /** What answers by itself: streams, redirects. */
  raw?: readonly RawCall[]
  jobs?: readonly Performed[]
  /** Said at each start, before jobs are worked on. */
  start?(database: Database, log: Log): Promise<void>
  /** Writes what the people of the demo company were sent, once it has been filled in. */
  mailDemo?(db: Db): Promise<void>
  /** What the start says beside the address of the server. */
  greets?(database: Database, address: string): Promise<readonly string[]>
  /** Ends what keeps connections open, before the server waits for them. */
  drain?(): void
  stop?(): void | Promise<void>
}

/** The company that the transaction has just made. */
export type NewCompany = {
  context: Context
  registers: Registers
  language: Locale
  country: Country
  trade: Trade
}

export type FeatureServer = {
  calls?: Calls
  /** What must know all registers of the product. */
  ofRegisters?(registers: readonly Register[]): { calls: Calls; extensions: RegisterExtension[] }
  /** What needs something of the running server. */
  open?(on: Running): Opened
  /** Enqueues what a company is due the next morning; said for each company at each start. */
  mornings?: readonly ((db: Db) => Promise<void>)[]
  morningTellers?: readonly MorningTeller[]
  /** The mails that it sends, each kind once. */
  mailKinds?: readonly KnownMail[]
  /** What it tells people, each kind once. */
  noticeKinds?: readonly NoticeKind[]
  /** What of it waits for somebody, and since when, for the chains of companies. */
  waitingKinds?: readonly KindOfWaiting[]
  /** What of it waits for a person to do it. */
  workKinds?: readonly KindOfWork[]
  /** What of it the search in the header finds. */
  searchedKinds?: readonly SearchedKind[]
  /** What of it the provider's library has. */
  shelves?: readonly Shelf[]
  /** By the register, where not all of a record that a person sees is shown to them: which of its files are. By the
   *  table of a record that no register has: which of its files a person sees. */
  fileReaders?: Readonly<Record<string, FileReader>>
  /** Whether a file that no record names yet is still to be handed in. */
  waitsForFile?: WaitsForFile
  /** Its tables that are no registers, as the change log tells of them. */
  logged?: readonly LoggedTable[]
  /** What the metrics say of it. */
  gauges?: Readonly<Record<string, (database: Database) => Promise<number>>>
  /** What every company begins with, named in its language. */
  setUpCompany?(db: Db, language: Locale): Promise<unknown>
  /** What of the provider's library a new company begins with. */
  stockCompany?(place: NewCompany): Promise<unknown>
  demo?: FeatureDemo
}

/** What the demo needs of the running server. */
export type DemoPlace = Pick<Running, 'store' | 'folder' | 'keys'>

/** A whole year for the person who tries the product, or the last weeks of it for tests. */
export type DemoSize = 'small' | 'whole'

/** What the demo company has beside the written rows of `x.demo.ts`. */
export type FeatureDemo = {
  /** Before its rows. */
  begin?(db: Db, slug: string): Promise<unknown>
  /** Once its rows are there. */
  fill?(db: Db, slug: string): Promise<unknown>
  /** What has happened there since; a demo of another length has its own. */
  past?(db: Db, slug: string, size: DemoSize): Promise<unknown>
  /** Puts its files into the store, which may be another than last time, and what is encrypted into the database:
   *  each installation has its own key. Said at each start. */
  store?(database: Database, on: DemoPlace): Promise<void>
}
