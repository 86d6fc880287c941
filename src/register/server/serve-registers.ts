// Every call of every register, from the definitions and their extensions.
import type { Context } from '../../access/server/gate.ts'
import type { Bound } from '../../kit/http/server/bind.ts'
import { archiveServer } from '../capabilities/archive/server.ts'
import { bulkServer } from '../capabilities/bulk/server.ts'
import { grantTo } from '../capabilities/call-parts.ts'
import { completeServer } from '../capabilities/complete/server.ts'
import { createServer } from '../capabilities/create/server.ts'
import { editServer } from '../capabilities/edit/server.ts'
import { exportServer, type FileCall } from '../capabilities/export/server/export.ts'
import { historyServer } from '../capabilities/history/server.ts'
import { importServer } from '../capabilities/import/server/import.ts'
import type { ImportDesk } from '../capabilities/import/server/run-import.ts'
import { listServer } from '../capabilities/list/server.ts'
import { orderServer } from '../capabilities/order/server.ts'
import { readServer } from '../capabilities/read/server.ts'
import { removeServer } from '../capabilities/remove/server.ts'
import { viewCalls } from '../capabilities/views/server.ts'
import { has } from '../define.ts'
import type { RegisterExtension } from './extension.ts'
import { presentRows } from './present.ts'
import type { Registers } from './registers.ts'

type Serve = (extension: RegisterExtension, registers: Registers) => Bound<Context>[]

const always: readonly Serve[] = [listServer, readServer, historyServer, removeServer]
const whole: readonly Serve[] = [archiveServer, bulkServer, completeServer, orderServer]

const capabilitiesOf = ({ register }: RegisterExtension): readonly Serve[] => [
  ...always,
  ...whole,
  ...(has(register, 'create') ? [createServer] : []),
  ...(has(register, 'edit') ? [editServer] : []),
]

export const registerCalls = (
  all: readonly RegisterExtension[],
  registers: Registers,
): Bound<Context>[] => [
  ...viewCalls(registers),
  ...all.flatMap((extension) =>
    capabilitiesOf(extension).flatMap((serve) => serve(extension, registers)),
  ),
]

/** The calls that take a file or answer with one. */
export function registerFileCalls(
  all: readonly RegisterExtension[],
  registers: Registers,
  desk: ImportDesk,
): { calls: Bound<Context>[]; files: FileCall[] } {
  const imports = all.map((extension) => importServer(extension, registers, desk))
  return {
    calls: imports.flatMap(({ calls }) => calls),
    files: [
      ...all.flatMap((extension) => exportServer(extension, registers, desk)),
      ...imports.flatMap(({ files }) => files),
    ],
  }
}

export type FileReader = (context: Context, record: string, file: string) => Promise<boolean>

/** For each register: whether a record's files are shown to the caller. Where not all of a
 *  record that may be seen is for everybody, `narrower` says it of each file. */
export const fileReaders = (
  all: readonly RegisterExtension[],
  registers: Registers,
  narrower: Readonly<Record<string, FileReader>>,
) =>
  Object.fromEntries(
    all.map((extension): [string, FileReader] => [
      extension.register.name,
      async (context, id, file) =>
        (context.can(grantTo(extension.register, 'view')) &&
          (await presentRows({ context, registers, extension }, [id])).length > 0 &&
          ((await narrower[extension.register.name]?.(context, id, file)) ?? true)) ||
        ((await extension.showsFile?.(context, id, file)) ?? false),
    ]),
  )
